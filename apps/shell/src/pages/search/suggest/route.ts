import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { searchApi } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { readWords } from '../read-address';
import { suggestionRequests, toGroups, type Suggested } from './suggestions';

/**
 * Loads suggestions for `q`, in one call for all kinds. Only open pages request it: on a server it is not found. A
 * failure is returned as data, so that the page stays when suggestions fail.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<Suggested> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const { q } = readWords(new URL(request.url).searchParams);
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(suggestionRequests(q)));
  return { q, groups: 'data' in outcome ? toGroups(outcome.data, q) : null };
};
