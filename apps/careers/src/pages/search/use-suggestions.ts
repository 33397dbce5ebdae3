import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useRecentSearches } from '@signpost/identity';
import { markMatches, type SuggestionGroup, type SuggestStatus } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import type { SearchData } from './loader';
import { otherTitleFor } from './other-title';
import { searchUrl } from './search-url';

/** The index under which searches for careers are remembered (E-18). */
export const INDEX = 'careers';

/** How many careers, and how many recent searches, are suggested. */
const SUGGESTED = 7;
const RECENTS = 5;

/**
 * Suggestions for what is typed: careers by any of their names, which the page's own loader finds, and recent searches
 * while there is nothing (S-09). An answer to an older text is not shown.
 */
export const useSuggestions = (): {
  readonly groups: readonly SuggestionGroup[];
  readonly status: SuggestStatus;
  readonly onQuery: (text: string) => void;
} => {
  const { load, data, state } = useFetcher<SearchData>();
  const [wanted, setWanted] = useState('');
  const recents = useRecentSearches().filter(({ index }) => index === INDEX);
  const onQuery = (text: string) => {
    setWanted(text);
    if (text) void load(searchUrl(text));
  };
  if (!wanted) {
    const suggestions = recents
      .slice(0, RECENTS)
      .map(({ keyword }) => ({ id: keyword, parts: [{ text: keyword }], href: searchUrl(keyword) }));
    return { groups: [{ name: 'You searched for', icon: 'back', suggestions }], status: 'idle', onQuery };
  }
  const careers = data?.q === wanted ? data.careers : null;
  const suggestions = (careers && 'data' in careers ? careers.data : [])
    .slice(0, SUGGESTED)
    .map((career) => ({
      id: career.id,
      parts: markMatches(career.title, wanted),
      href: careerUrl(career),
      note: otherTitleFor(career, wanted),
    }));
  const groups: SuggestionGroup[] = [{ name: 'Careers', line: 'careers', suggestions }];
  const waiting = careers === null && state !== 'idle';
  const failed = careers !== null && 'failure' in careers;
  return { groups, status: failed ? 'failed' : waiting ? 'waiting' : 'idle', onQuery };
};
