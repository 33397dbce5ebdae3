import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { unisApi } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';

/**
 * Returns the names of all universities, for the search box of the landing page; the browser caches the list for
 * the session (S-06). It is not a page: the server returns not found. Returns no names when the call fails.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<readonly string[]> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const outcome = await attempt(context, unisApi.endpoints.listProviderNames.initiate(undefined));
  return 'data' in outcome ? outcome.data.map(({ name }) => name) : [];
};
