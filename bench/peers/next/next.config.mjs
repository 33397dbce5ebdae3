/** As it is compared: uncompressed, and no folder above this one is part of it. */
export default {
  compress: false,
  poweredByHeader: false,
  turbopack: { root: import.meta.dirname },
};
