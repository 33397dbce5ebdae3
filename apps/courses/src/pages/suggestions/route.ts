import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { searchApi, type SearchPage } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { suggestionRequests } from './requests';

/** What may be meant by a text, a page of hits for each request; null when it could not be had. */
export interface Suggested {
  readonly q: string;
  readonly found: readonly SearchPage[] | null;
}

/**
 * Suggestions for `q`, in one call. They are for the search box of the open landing, never a page: a server finds
 * nothing here. A failure is an answer too, so that the page stands when its suggestions do not come.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Suggested> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const q = new URL(request.url).searchParams.get('q') ?? '';
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(suggestionRequests(q)));
  return { q, found: 'data' in outcome ? outcome.data : null };
};
