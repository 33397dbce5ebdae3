import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import { currentLanguage, prefixOf, splitAddress } from '@signpost/language/runtime';
import { yieldToMain } from './yield-to-main';
import { ErrorResponseImpl } from './error-response';
import type { BootData } from '../transfer/boot-data';
import { PAGES, siteRoutes } from '../app/routes';
import { servedRow, type RowPlace } from '../slots/slot-rows-data';
import { fillCards } from '../slots/slots';
import { withMiddleware } from '../startup/middleware';
import { hardNavigate } from './chunk-failures';
import type { PayloadStep } from './prerendered';
import type { BrowserRemotes } from './remotes';
import { deserialiseData } from './deserialise-data';
import { documentRoutes } from './document-routes';

/** Resolves the lazy parts of the currently matching routes, so that the first render is complete. */
const resolveMatched = async (routes: RouteObject[], path: string): Promise<void> => {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/**
 * Opens the browser's router: with the routes of the current page's remote at once, and those of others when a
 * navigation needs them. When a remote cannot be loaded, the browser loads the page from the server, which has a
 * fallback.
 */
export const openRouter = async (
  boot: BootData,
  context: RouterContextProvider,
  remotes: BrowserRemotes,
  withPayload: PayloadStep,
) => {
  const { path: ownPath } = splitAddress(window.location.pathname);
  const owner = await remotes.loadOwner(ownPath);
  const ownerRoutes = (owner?.routes ?? []).map(withMiddleware).map(withPayload);
  const routes = siteRoutes(ownerRoutes, boot.mode, documentRoutes(boot.documents));
  await yieldToMain();
  await resolveMatched(routes, ownPath);
  await yieldToMain();
  const cards = await fillCards(boot.cards ?? [], { context });
  const rowArgs = { context, request: new Request(window.location.href) };
  const code = { cards, row: (...place: RowPlace) => servedRow(rowArgs, ...place) };
  const knownRoutes = new Set(owner?.routes);
  const errors =
    boot.errors &&
    Object.fromEntries(
      Object.entries(boot.errors).map(([route, { status, data }]) => [
        route,
        new ErrorResponseImpl(status, '', data),
      ]),
    );
  const router = createBrowserRouter(routes, {
    basename: prefixOf(currentLanguage()) || '/',
    getContext: () => context,
    ...(errors ? { hydrationData: { loaderData: {}, errors } } : {}),
    // Without hydration data the loaders run, on the answers that were served with the page.
    ...(boot.data && { hydrationData: { loaderData: deserialiseData(boot.data, boot.cache, code) } }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      try {
        const [pathname = path] = path.split(/[?#]/);
        const remote = await remotes.loadOwner(splitAddress(pathname).path);
        // The router takes no routes for a navigation that another one has replaced.
        if (signal.aborted) return;
        const newRoutes = remote?.routes.filter((route) => !knownRoutes.has(route)) ?? [];
        newRoutes.forEach((route) => knownRoutes.add(route));
        if (newRoutes.length > 0) patch(PAGES, newRoutes.map(withMiddleware).map(withPayload));
      } catch (error) {
        // The whole address, because `path` has no query.
        const { location } = router.state.navigation;
        if (!signal.aborted) await hardNavigate(location ? createPath(location) : path, error);
      }
    },
  });
  return router;
};
