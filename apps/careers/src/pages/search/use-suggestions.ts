import { useState } from 'react';
import { attempt, type Attempt } from '@signpost/api-client/base';
import { careersApi, type CareerSummary } from '@signpost/api-client/careers';
import { useRecentSearches } from '@signpost/identity';
import { markMatches, type SuggestionGroup, type SuggestStatus } from '@signpost/shared-ui';
import { careerUrl } from '../../components/addresses';
import { keptContext } from '../../components/page-context';
import { otherTitleFor } from './other-title';
import { searchUrl } from './search-url';

/** The index under which searches for careers are remembered (E-18). */
export const INDEX = 'careers';

/** How many careers, and how many recent searches, are suggested. */
const SUGGESTED = 7;
const RECENTS = 5;

/** What was found for a text. */
interface Found {
  readonly q: string;
  readonly careers: Attempt<readonly CareerSummary[]>;
}

/**
 * Suggestions for what is typed: careers by any of their names, and recent searches while
 * there is nothing (S-09). An answer to an older text is not shown.
 */
export const useSuggestions = (): {
  readonly groups: readonly SuggestionGroup[];
  readonly status: SuggestStatus;
  readonly onQuery: (text: string) => void;
} => {
  const [found, setFound] = useState<Found | null>(null);
  const [wanted, setWanted] = useState('');
  const recents = useRecentSearches().filter(({ index }) => index === INDEX);
  const ask = async (q: string) => {
    const context = keptContext();
    if (context)
      setFound({ q, careers: await attempt(context, careersApi.endpoints.searchCareers.initiate(q)) });
  };
  const onQuery = (text: string) => {
    setWanted(text);
    if (text) void ask(text);
  };
  if (!wanted) {
    const suggestions = recents
      .slice(0, RECENTS)
      .map(({ keyword }) => ({ id: keyword, parts: [{ text: keyword }], href: searchUrl(keyword) }));
    return { groups: [{ name: 'You searched for', icon: 'back', suggestions }], status: 'idle', onQuery };
  }
  const careers = found?.q === wanted ? found.careers : null;
  const suggestions = (careers && 'data' in careers ? careers.data : [])
    .slice(0, SUGGESTED)
    .map((career) => ({
      id: career.id,
      parts: markMatches(career.title, wanted),
      href: careerUrl(career),
      note: otherTitleFor(career, wanted),
    }));
  const groups: SuggestionGroup[] = [{ name: 'Careers', line: 'careers', suggestions }];
  const status = careers ? ('error' in careers ? 'failed' : 'idle') : 'waiting';
  return { groups, status, onQuery };
};
