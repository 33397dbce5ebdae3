import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './base-query';

/** How long an answer that nobody looks at is kept: the session cache of 60 minutes (K-06), in seconds. */
export const SESSION_CACHE_SECONDS = 60 * 60;

/**
 * The one API of the product, shared by the shell and every remote. Domains inject their endpoints into it, so an
 * endpoint is shipped with the remote that uses it.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: SESSION_CACHE_SECONDS,
  endpoints: () => ({}),
});
