// In this build `react-dom` resolves to the host's, which is available before any component. CommonJS, because its export names are known only at run time.
/* eslint-disable @typescript-eslint/no-require-imports, no-undef */
module.exports = require('./host-modules').hostModules['react-dom'];
