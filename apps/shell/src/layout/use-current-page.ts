import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { currentPage, type CurrentPage } from '../routing/page';

// The head's URLs are made absolute by the server; in a page's own model only the path counts.
const ANY_ORIGIN = 'https://signpost.invalid';

/** The page being shown, from the router's matches. */
export const useCurrentPage = (): CurrentPage => {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const routes = matches.map(({ handle, loaderData, params }) => ({ handle, data: loaderData, params }));
    const page = routes.at(-1);
    return currentPage(routes, new URL(pathname + search, ANY_ORIGIN), page?.data === undefined);
  }, [matches, pathname, search]);
};
