import type { MatchedRoute } from '../routing/page';
import type { Router } from './journal';

/** The routes that a router has matched, as the shell reads a page from them. */
export const matchedRoutes = ({ matches, loaderData }: Router['state']): MatchedRoute[] =>
  matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    data: loaderData[route.id] as unknown,
    params,
  }));
