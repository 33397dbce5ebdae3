import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useRecentSearches } from '@signpost/identity';
import type { SuggestionGroup, SuggestStatus } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { recentUrl } from '../recent-url';
import type { Suggested } from './suggestions';

/** Where the router finds suggestions. */
export const SUGGESTIONS = `${SEARCH}/suggestions`;

/** Recent searches offered before anything is typed. */
const RECENTS = 5;

/** What a search box needs to suggest. */
export interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  readonly status: SuggestStatus;
  readonly onQuery: (text: string) => void;
}

/**
 * Suggestions for what is typed: recent searches while there is nothing, then one request after each pause. An answer
 * to an older text is dropped: the router gives up its request, and what comes all the same is not shown.
 */
export const useSuggestions = (): Suggestions => {
  const { load, data, state } = useFetcher<Suggested>();
  const [wanted, setWanted] = useState('');
  const recents = useRecentSearches();
  const onQuery = (text: string) => {
    setWanted(text);
    if (text) void load(`${SUGGESTIONS}?${new URLSearchParams({ q: text })}`);
  };
  if (!wanted) return { groups: groupOf(recents.slice(0, RECENTS)), status: 'idle', onQuery };
  const current = data?.q === wanted ? data : null;
  return {
    groups: current?.groups ?? [],
    status: current ? (current.groups ? 'idle' : 'failed') : state === 'idle' ? 'idle' : 'waiting',
    onQuery,
  };
};

const groupOf = (recents: ReturnType<typeof useRecentSearches>): SuggestionGroup[] =>
  recents.length === 0
    ? []
    : [
        {
          name: 'You searched for',
          icon: 'back',
          suggestions: recents.map((recent) => ({
            id: `${recent.index} ${recent.keyword}`,
            parts: [{ text: recent.keyword }],
            ...recentUrl(recent),
          })),
        },
      ];
