// In unit tests a CSS Modules class is its own name.
module.exports = new Proxy(
  { __esModule: true },
  { get: (_, name) => (name === '__esModule' ? true : name === 'default' ? module.exports : String(name)) },
);
