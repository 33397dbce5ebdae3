// In this build `react-dom` means the host's, which is there before any component is. CommonJS: its names are known then only.
/* eslint-disable @typescript-eslint/no-require-imports, no-undef */
module.exports = require('./host-modules').hostModules['react-dom'];
