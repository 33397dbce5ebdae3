// In this build `react` resolves to the host's, which is available before any component. CommonJS, because its export names are known only at run time.
/* oxlint-disable typescript/no-require-imports */
module.exports = require('./host-modules').hostModules['react'];
