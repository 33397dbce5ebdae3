import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { searchApi } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { readWords } from '../read-address';
import { suggestionRequests, toGroups, type Suggested } from './suggestions';

/**
 * Suggestions for `q`, one call for all kinds. It is for the search box of a page that is open, never a page: a server
 * finds nothing here. A failure is an answer too, so that a page stands when its suggestions do not come.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Suggested> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const { q } = readWords(new URL(request.url).searchParams);
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(suggestionRequests(q)));
  return { q, groups: 'data' in outcome ? toGroups(outcome.data, q) : null };
};
