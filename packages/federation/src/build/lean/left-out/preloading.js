// The server lists what a page needs in its head, so the runtime preloads nothing.
const none = () => [];
export {
  none as defaultPreloadArgs,
  none as formatPreloadArgs,
  none as normalizePreloadExposes,
  none as preloadAssets,
};
