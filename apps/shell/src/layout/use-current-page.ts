import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useMatches } from 'react-router-dom';
import { currentPage, type CurrentPage } from '../routing/page';

// The head's URLs are made absolute by the server; in a page's own model only the path counts.
const ANY_ORIGIN = 'https://signpost.invalid';

/** The page being shown, from the router's matches. */
export const useCurrentPage = (): CurrentPage => {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  // The router tells its error screens of errors, but not the frame around them, except by this context.
  const failed = Boolean(useContext(UNSAFE_DataRouterStateContext)?.errors);
  return useMemo(() => {
    const routes = matches.map(({ handle, loaderData, params }) => ({ handle, data: loaderData, params }));
    return currentPage(routes, new URL(ANY_ORIGIN + pathname + search), failed);
  }, [matches, pathname, search, failed]);
};
