import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { BETA_COOKIE } from '@signpost/api-client/courses';
import { readCookie } from '@signpost/identity';
import { loadResults } from '../results/loader';

/**
 * Loads course results for visitors with the cookie (B-04). The server redirects others before this runs; a browser
 * that follows a link here without the cookie loads the page from the server, which redirects.
 */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  if (typeof document !== 'undefined' && readCookie(BETA_COOKIE) !== 'true') {
    const { pathname, search } = new URL(request.url);
    return redirectDocument(pathname + search);
  }
  return loadResults('courses', { context, request });
};
