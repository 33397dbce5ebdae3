import { attempt, type ContextReader } from '@signpost/api-client/base';
import { searchApi } from './endpoints';
import type { SearchKind } from './kinds';
import type { SearchPage } from './types';

/** Another spelling of the words that finds more than these did; null when there is none. */
export const spellingOf = ({ understood, suggestedQuery }: SearchPage): string | null =>
  understood?.suggestion ?? suggestedQuery;

/** Another spelling of words by which something of a kind is found; null without one, and when it cannot be had. */
export const findSpelling = async (
  context: ContextReader,
  kind: SearchKind,
  query: string,
): Promise<string | null> => {
  if (!query) return null;
  const outcome = await attempt(
    context,
    searchApi.endpoints.searchIndex.initiate({ kind, query, perPage: 0 }),
  );
  return 'data' in outcome ? spellingOf(outcome.data) : null;
};
