// Shared modules are available once the bundle's bootstrap has run.
import('./app.js');
