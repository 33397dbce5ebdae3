import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useMatches } from 'react-router-dom';
import { currentPage, type CurrentPage } from '../app/current-page';

// The server makes the head's URLs absolute; here only the path matters.
const ANY_ORIGIN = 'https://signpost.invalid';

/** Returns the current page, from the router's matches. */
export const useCurrentPage = (): CurrentPage => {
  const matches = useMatches();
  const { pathname, search } = useLocation();
  // The router gives its errors to error screens, but to the frame around them only through this context.
  const failed = Boolean(useContext(UNSAFE_DataRouterStateContext)?.errors);
  return useMemo(() => {
    const routes = matches.map(({ handle, loaderData, params }) => ({ handle, data: loaderData, params }));
    return currentPage(routes, new URL(ANY_ORIGIN + pathname + search), failed);
  }, [matches, pathname, search, failed]);
};
