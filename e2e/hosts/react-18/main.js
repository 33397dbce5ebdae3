// Shared modules are there once the bundle's own start has run.
import('./app.js');
