import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { suggestionRequests } from './requests';

/** Suggestions for a text, one page of hits per request; null on failure. */
export interface Suggested {
  readonly q: string;
  readonly found: readonly SearchPage[] | null;
}

/**
 * Returns suggestions for `q` in one call, for the search box of the landing page. It is not a page: the server
 * returns not found. Returns failures instead of throwing, so that the page is unaffected.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Suggested> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const q = new URL(request.url).searchParams.get('q') ?? '';
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(suggestionRequests(q)));
  return { q, found: 'data' in outcome ? outcome.data : null };
};
