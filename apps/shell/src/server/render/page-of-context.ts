import type { StaticHandlerContext } from 'react-router-dom';
import { currentPage, type CurrentPage } from '../../app/current-page';

/** The page whose loaders have run; without a head when one of them failed. */
export const pageOfContext = (
  { matches, loaderData, errors }: StaticHandlerContext,
  url: URL,
): CurrentPage => {
  const routes = matches.map(({ route, params }) => ({
    handle: route.handle as unknown,
    data: loaderData[route.id] as unknown,
    params,
  }));
  return currentPage(routes, url, errors !== null);
};
