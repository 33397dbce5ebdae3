import type { LoaderFunction } from 'react-router-dom';

/**
 * Events that precede navigation, and so a loader's call. Focus is not one of them, because pages move it by
 * script.
 */
const SIGNS = ['pointerdown', 'keydown'] as const;

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/**
 * Loads a page's loader from its own chunk. The first page of a visit has its data from the server, so there
 * the chunk is fetched at the first interaction. A page reached by client-side navigation fetches it
 * immediately, in parallel with everything else. A failed fetch rejects the call as a failed page chunk
 * would, and the next call retries.
 */
export const lazyLoader = (load: () => Promise<{ readonly loader: LoaderFunction }>): LoaderFunction => {
  const fetchAhead = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, fetchAhead, true);
    // The loader's call reports the failure.
    load().catch(() => undefined);
  };
  if (typeof document !== 'undefined') {
    if (isHydrated()) fetchAhead();
    else for (const sign of SIGNS) document.addEventListener(sign, fetchAhead, true);
  }
  return async (args) => (await load()).loader(args);
};
