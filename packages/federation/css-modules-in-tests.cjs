// In unit tests a CSS Modules class is its own name.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };
