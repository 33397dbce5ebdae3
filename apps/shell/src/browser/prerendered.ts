import type { RouteObject } from 'react-router-dom';
import { SESSION_CACHE_SECONDS } from '@signpost/api-client/base';
import type { PageHandle } from '@signpost/federation/contract';
import type { BootRemote } from '../transfer/boot-data';
import { withStep } from '../startup/middleware';

/** Returns until when answers received now are used (K-06), in milliseconds since the document's start. */
const freshUntil = () => performance.now() + SESSION_CACHE_SECONDS * 1_000;

/**
 * Makes routes fetch the payload of a prerendered page before its loader runs, so that the loader finds its answers
 * (B-08). Once per path and cache lifetime (K-06); the document's own page was served with its answers.
 */
export const createPayloadStep = (remotes: readonly BootRemote[]) => {
  const { pathname: ownPath, search: ownSearch } = window.location;
  const freshUntilByPath = new Map(ownSearch ? [] : [[ownPath, freshUntil()]]);
  const isPrerendered = (handle: unknown) => (handle as Partial<PageHandle> | undefined)?.prerender;
  return (route: RouteObject): RouteObject =>
    withStep(route, (handle) => {
      if (!isPrerendered(handle)) return undefined;
      return async (args) => {
        const { pathname, search } = new URL(args.request.url);
        if (search || performance.now() < (freshUntilByPath.get(pathname) ?? 0)) return;
        freshUntilByPath.set(pathname, freshUntil());
        // In a chunk that every page has loaded by then.
        const { restorePayload } = await import(/* webpackChunkName: "deferred-start" */ './payload');
        await restorePayload(pathname, remotes, args.context);
      };
    });
};
