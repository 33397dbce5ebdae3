import { t } from '@signpost/language';
import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useRecentSearches } from '@signpost/identity';
import { markMatches, relativeTime, type SuggestionGroup, type SuggestStatus } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import type { SearchData } from './loader';
import { otherTitleFor } from './other-title';
import { searchUrl } from './search-url';

/** Index name under which recent career searches are stored (E-18). */
export const INDEX = 'careers';

/** Maximum number of suggested careers, and of suggested recent searches. */
const MAX_SUGGESTIONS = 7;
const MAX_RECENT_SEARCHES = 5;

/**
 * Returns suggestions for the typed text: careers by any title, from the page's own loader, or recent searches when it
 * is empty (S-09). Responses to an earlier text are discarded.
 */
export const useSuggestions = (): {
  readonly groups: readonly SuggestionGroup[];
  readonly status: SuggestStatus;
  readonly onQuery: (text: string) => void;
} => {
  const { load, data, state } = useFetcher<SearchData>();
  const [query, setQuery] = useState('');
  const recents = useRecentSearches().filter(({ index }) => index === INDEX);
  const onQuery = (text: string) => {
    setQuery(text);
    if (text) void load(searchUrl(text));
  };
  if (!query) {
    const suggestions = recents.slice(0, MAX_RECENT_SEARCHES).map(({ keyword, time }) => ({
      id: keyword,
      parts: [{ text: keyword }],
      href: searchUrl(keyword),
      note: relativeTime(time / 1000, Date.now() / 1000),
    }));
    return { groups: [{ name: t('You searched for'), icon: 'back', suggestions }], status: 'idle', onQuery };
  }
  const careers = data?.q === query ? data.careers : null;
  const suggestions = (careers && 'data' in careers ? careers.data : [])
    .slice(0, MAX_SUGGESTIONS)
    .map((career) => ({
      id: career.id,
      parts: markMatches(career.title, query),
      href: careerUrl(career),
      note: otherTitleFor(career, query),
    }));
  const groups: SuggestionGroup[] = [{ name: t('Careers'), line: 'careers', suggestions }];
  const waiting = careers === null && state !== 'idle';
  const failed = careers !== null && 'failure' in careers;
  return { groups, status: failed ? 'failed' : waiting ? 'waiting' : 'idle', onQuery };
};
