import { t } from '@signpost/language';
import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useRecentSearches } from '@signpost/identity';
import type { SuggestionGroup, SuggestStatus } from '@signpost/shared-ui';
import { SEARCH } from '../address';
import { recentUrl } from '../recent-url';
import type { Suggested } from './suggestions';

/** The path of the suggestion route. */
const SUGGESTIONS = `${SEARCH}/suggestions`;

/** Number of recent searches offered before anything is typed. */
const MAX_RECENTS = 5;

/** The data and handlers that a search box needs for suggestions. */
export interface Suggestions {
  readonly groups: readonly SuggestionGroup[];
  readonly status: SuggestStatus;
  readonly onQuery: (text: string) => void;
}

/**
 * Returns suggestions for the typed text: recent searches while it is empty, then one request after each idle time. An
 * answer to an older text is dropped: the router aborts its request, and a late answer is not shown.
 */
export const useSuggestions = (): Suggestions => {
  const { load, data, state } = useFetcher<Suggested>();
  const [query, setQuery] = useState('');
  const recents = useRecentSearches();
  const onQuery = (text: string) => {
    setQuery(text);
    if (text) void load(`${SUGGESTIONS}?${new URLSearchParams({ q: text })}`);
  };
  if (!query) return { groups: groupOf(recents.slice(0, MAX_RECENTS)), status: 'idle', onQuery };
  const current = data?.q === query ? data : null;
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
          name: t('You searched for'),
          icon: 'back',
          suggestions: recents.map((recent) => ({
            id: `${recent.index} ${recent.keyword}`,
            parts: [{ text: recent.keyword }],
            ...recentUrl(recent),
          })),
        },
      ];
