import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import type { RowSlot } from '@signpost/federation/contract';
import { breath } from './breath';
import { ErrorResponseImpl } from './error-response';
import type { BootData } from '../routing/boot';
import { PAGES, siteRoutes } from '../routing/routes';
import { servedRow } from '../routing/rows';
import { fillCards } from '../routing/slots';
import { withMiddleware } from '../startup/middleware';
import { leaveFor } from './leave-for';
import { payloadsFirst } from './prerendered';
import type { BrowserRemotes } from './remotes';
import { unpackData } from './unpack-data';

/** Resolves the lazy parts of the routes that match now, so that the first render is whole. */
const resolveMatched = async (routes: RouteObject[], location: Location): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/**
 * The browser's router: the routes of this page's remote now, those of others when a navigation needs them. A remote
 * that cannot be loaded costs the visitor a page load and nothing else: the server has its fallback.
 */
export const openRouter = async (boot: BootData, context: RouterContextProvider, remotes: BrowserRemotes) => {
  const owner = await remotes.loadOwner(window.location.pathname);
  const withPayload = payloadsFirst(boot.remotes);
  const routes = siteRoutes((owner?.routes ?? []).map(withPayload), boot.mode);
  await breath();
  await resolveMatched(routes, window.location);
  await breath();
  const cards = await fillCards(boot.cards ?? [], { context });
  const shown = { context, request: new Request(window.location.href) };
  const code = { cards, row: (slot: RowSlot, remote: string) => servedRow(slot, remote, shown) };
  const known = new Set(owner?.routes);
  const errors =
    boot.errors &&
    Object.fromEntries(
      Object.entries(boot.errors).map(([route, { status, data }]) => [
        route,
        new ErrorResponseImpl(status, '', data),
      ]),
    );
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    ...(errors ? { hydrationData: { loaderData: {}, errors } } : {}),
    // Without it the loaders run, on the answers that came with the page.
    ...(boot.data && { hydrationData: { loaderData: unpackData(boot.data, boot.cache, code) } }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      try {
        const found = await remotes.loadOwner(path.split(/[?#]/)[0] ?? path);
        const added = found?.routes.filter((route) => !known.has(route)) ?? [];
        added.forEach((route) => known.add(route));
        if (added.length > 0) patch(PAGES, added.map(withPayload).map(withMiddleware));
      } catch (error) {
        // The whole address: `path` is without the query.
        const { location } = router.state.navigation;
        if (!signal.aborted) await leaveFor(location ? createPath(location) : path, error);
      }
    },
  });
  return router;
};
