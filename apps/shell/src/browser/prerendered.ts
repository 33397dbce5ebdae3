import type { RouteObject } from 'react-router-dom';
import { SESSION_CACHE_SECONDS } from '@signpost/api-client/base';
import type { PageHandle } from '@signpost/federation/contract';
import type { BootRemote } from '../routing/boot';
import { withStep } from '../startup/middleware';

/** Until when answers that come now are used (K-06), in milliseconds since the document's start. */
const freshUntil = () => performance.now() + SESSION_CACHE_SECONDS * 1_000;

/**
 * Makes routes fetch the payload of a prerendered page before its loader runs, so that the loader finds its answers (B-08).
 * Once for each path and lifetime of the cache (K-06); the document's own page came with its answers.
 */
export const payloadsFirst = (remotes: readonly BootRemote[]) => {
  const { pathname: own, search: asked } = window.location;
  const goodUntil = new Map(asked ? [] : [[own, freshUntil()]]);
  const isPrerendered = (handle: unknown) => (handle as Partial<PageHandle> | undefined)?.prerender;
  return (route: RouteObject): RouteObject =>
    withStep(route, (handle) => {
      if (!isPrerendered(handle)) return undefined;
      return async (args) => {
        const { pathname, search } = new URL(args.request.url);
        if (search || performance.now() < (goodUntil.get(pathname) ?? 0)) return;
        goodUntil.set(pathname, freshUntil());
        // In a file that every page has by then.
        const { restorePayload } = await import(/* webpackChunkName: "later" */ './payload');
        await restorePayload(pathname, remotes, args.context);
      };
    });
};
