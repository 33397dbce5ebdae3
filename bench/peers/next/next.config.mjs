/** Configured for comparison: uncompressed, and with this folder as the root. */
export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
