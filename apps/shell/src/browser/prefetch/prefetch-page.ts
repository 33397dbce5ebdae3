import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import { matchRoutes, type RouterContextProvider } from 'react-router-dom';
import { shellRoutes } from '../../app/routes';
import { withMiddleware } from '../../startup/middleware';
import type { PayloadStep } from '../prerendered';
import type { BrowserRemotes } from '../remotes';
import { createPrefetchBudget } from './prefetch-budget';

/** What pages are loaded with: the same as a navigation uses. */
export interface PrefetchOptions {
  readonly remotes: BrowserRemotes;
  readonly context: RouterContextProvider;
  readonly withPayload: PayloadStep;
  /** The key of the page that is shown now. */
  pageKey(): string;
}

/** Loads the page behind a link of this site, once, if the budget of the page that is shown allows it. */
export type PrefetchPage = (link: HTMLAnchorElement) => void;

/** Creates the function that loads code and data of pages. In a chunk that a visitor loads who points at a link. */
export const createPrefetch = ({ remotes, context, withPayload, pageKey }: PrefetchOptions): PrefetchPage => {
  const runWithinBudget = createPrefetchBudget(pageKey);
  const load = async (url: URL) => {
    const { language, path } = splitAddress(url.pathname);
    // A page in another language has other scripts.
    if (language !== currentLanguage()) return;
    const owner = await remotes.loadOwner(path);
    const routes = owner?.routes.map(withMiddleware).map(withPayload) ?? shellRoutes;
    const matches = matchRoutes([...routes], path) ?? [];
    await Promise.all(
      matches.map(async ({ route, params }) => {
        const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
        if (typeof loader !== 'function') return;
        // Its answers stay in the store, where the navigation's loader finds them.
        await loader({ request: new Request(url), url, pattern: route.path ?? '', params, context });
      }),
    );
  };
  return ({ origin, pathname, search }) => {
    const address = pathname + search;
    if (address !== window.location.pathname + window.location.search)
      runWithinBudget(address, () => load(new URL(address, origin)));
  };
};
