import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { readCookie } from '@signpost/identity';
import { loadResults } from '../results/loader';

/** The cookie of those who try the new course search; `true` alone means yes. */
export const BETA_COOKIE = 'beta-course';

/**
 * Course results for those with the cookie (B-04). A server has sent the others away before this runs; a browser that
 * comes here by a link and has no cookie asks the server, which knows where to.
 */
export const loader = ({ context, request }: LoaderFunctionArgs) => {
  if (typeof document !== 'undefined' && readCookie(BETA_COOKIE) !== 'true') {
    const { pathname, search } = new URL(request.url);
    return redirectDocument(pathname + search);
  }
  return loadResults('courses', { context, request });
};
