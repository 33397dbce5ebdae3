import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { SearchSuggest, type SuggestionGroup } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import type { Suggested } from '../suggestions/route';
import type { LandingSearch } from './search';
import { changed, kept, searching, searchUrl } from './write-search';

const SUGGESTIONS = `${LANDING}/suggestions`;
/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 200;

/** What a hit leads to in a search for courses, the filters that are on kept. */
const hrefOf = (search: LandingSearch, { kind, id, name, url }: SearchHit): string => {
  if (kind === 'universities') return `${url}/courses`;
  return searchUrl(
    kind === 'searches' ? searching(search, name) : changed(search, { q: '', exact: false, subject: id }),
  );
};

const NAMES = { subject_guides: 'Subjects', searches: 'Courses', universities: 'Universities' } as const;

/** Groups in one order, whatever is typed: they must not change places while somebody chooses. */
const groupsOf = (search: LandingSearch, { found }: Suggested): SuggestionGroup[] =>
  (found ?? []).map(({ kind, hits }) => ({
    name: NAMES[kind as keyof typeof NAMES],
    line: kind === 'universities' ? 'unis' : 'courses',
    suggestions: hits
      // A university may be found by another of its names; anything else that was not typed is no suggestion.
      .filter(({ titleMatch }) => kind === 'universities' || titleMatch !== 'none')
      .map((hit) => ({
        id: `${kind} ${hit.id}`,
        parts: hit.title.map(({ text, marked }) => ({ text, match: marked })),
        href: hrefOf(search, hit),
        note: kind === 'universities' ? 'All its courses' : undefined,
      })),
  }));

export interface SuggestBoxProps {
  search: LandingSearch;
  label: string;
  /** What was typed before this was here. */
  text: string;
}

/** The landing's search box with suggestions for what is typed, one request after each pause; an older answer is not shown. */
export const SuggestBox = ({ search, label, text }: SuggestBoxProps) => {
  const { load, data, state } = useFetcher<Suggested>();
  const [wanted, setWanted] = useState('');
  const onQuery = (typed: string) => {
    setWanted(typed);
    if (typed) void load(`${SUGGESTIONS}?${new URLSearchParams({ q: typed })}`);
  };
  const current = wanted && data?.q === wanted ? data : null;
  const waiting = wanted && !current && state !== 'idle';
  return (
    <SearchSuggest
      action={LANDING}
      keep={kept(search, ['q', 'exact'])}
      label={label}
      name="q"
      defaultValue={text}
      groups={current ? groupsOf(search, current) : []}
      status={waiting ? 'waiting' : current && !current.found ? 'failed' : 'idle'}
      onQuery={onQuery}
      pause={PAUSE}
    />
  );
};
