import type { RouteObject } from 'react-router-dom';
import { SESSION_CACHE_SECONDS, type ContextReader } from '@signpost/api-client/base';
import type { PageHandle } from '@signpost/federation/contract';
import type { BootRemote } from '../transfer/boot-data';
import { withStep } from '../startup/middleware';

/** Returns until when answers received now are used (K-06), in milliseconds since the document's start. */
const freshUntil = () => performance.now() + SESSION_CACHE_SECONDS * 1_000;

/** Adds the payload step to a route of a remote, before its other steps, which find their answers in the payload. */
export type PayloadStep = (route: RouteObject) => RouteObject;

/** A payload that was requested, and until when its answers are used. */
interface Requested {
  readonly until: number;
  readonly restored: Promise<void>;
}

/**
 * Makes routes fetch the payload of a prerendered page before its loader runs, so that the loader finds its answers
 * (B-08). Once per path and cache lifetime (K-06), also when a page is prefetched and opened at the same time; the
 * document's own page was served with its answers.
 */
export const createPayloadStep = (remotes: readonly BootRemote[]): PayloadStep => {
  const { search: ownSearch, pathname: ownPath } = window.location;
  const requested = new Map<string, Requested>();
  if (!ownSearch) requested.set(ownPath, { until: freshUntil(), restored: Promise.resolve() });
  const restore = async (pathname: string, context: ContextReader) => {
    // In a chunk that every page has loaded by then.
    const { restorePayload } = await import(/* webpackChunkName: "deferred-start" */ './payload');
    await restorePayload(pathname, remotes, context);
  };
  const isPrerendered = (handle: unknown) => (handle as Partial<PageHandle> | undefined)?.prerender;
  return (route) =>
    withStep(route, (handle) => {
      if (!isPrerendered(handle)) return undefined;
      return async ({ request, context }) => {
        const { pathname, search } = new URL(request.url);
        if (search) return;
        const known = requested.get(pathname);
        if (known && performance.now() < known.until) return known.restored;
        const restored = restore(pathname, context);
        requested.set(pathname, { until: freshUntil(), restored });
        await restored;
      };
    });
};
