import type { LoaderFunction } from 'react-router-dom';

/** What a visitor does before going on, and so before a loader is called. Focus is no sign: pages move it by themselves. */
const SIGNS = ['pointerdown', 'keydown'] as const;

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/**
 * A page's loader from a chunk of its own. The first page of a visit came from the server with its data, and does without:
 * there the chunk comes at the first sign of life. A page that is navigated to fetches it at once, beside whatever else.
 * When it cannot be fetched, the call is refused as the page's own chunk would be, and the next one tries again.
 */
export const lazyLoader = (load: () => Promise<{ readonly loader: LoaderFunction }>): LoaderFunction => {
  const fetchAhead = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, fetchAhead, true);
    // The call itself says what is wrong.
    load().catch(() => undefined);
  };
  if (typeof document !== 'undefined') {
    if (isHydrated()) fetchAhead();
    else for (const sign of SIGNS) document.addEventListener(sign, fetchAhead, true);
  }
  return async (args) => (await load()).loader(args);
};
