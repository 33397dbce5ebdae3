import type { MatchedRoute } from '../app/current-page';
import type { Router } from './journal';

/** Returns the routes that a router has matched, in the form that `currentPage` takes. */
export const matchedRoutes = ({ matches, loaderData }: Router['state']): MatchedRoute[] =>
  matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    data: loaderData[route.id] as unknown,
    params,
  }));
