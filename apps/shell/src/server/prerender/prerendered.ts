import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '@signpost/federation/contract';

/** Returns whether the page of a route is marked as prerendered (B-08). Loads the page's code. */
const isPrerendered = async ({ lazy }: RouteObject): Promise<boolean> => {
  const page = typeof lazy === 'function' ? await lazy() : undefined;
  return (page?.handle as Partial<PageHandle> | undefined)?.prerender === true;
};

/** Returns whether the page at a path is prerendered (B-08). `routes` are those of its owner. */
export const isPrerenderedAt = async (routes: readonly RouteObject[], pathname: string): Promise<boolean> => {
  const match = matchRoutes([...routes], pathname)?.at(-1);
  return match !== undefined && isPrerendered(match.route);
};
