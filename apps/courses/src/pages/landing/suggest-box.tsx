import { t } from '@signpost/language';
import { useState } from 'react';
import { useFetcher } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import { SearchSuggest, type SuggestionGroup } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import type { Suggested } from '../suggestions/route';
import type { LandingSearch } from './search/search';
import { changed, hiddenFields, searching, searchUrl } from './search/write-search';

const SUGGESTIONS = `${LANDING}/suggestions`;
/** Milliseconds after the last key press before suggestions are requested. */
const TYPING_DELAY_MS = 200;

/** Returns the search that a suggestion opens, with the active filters kept. */
const hrefOf = (search: LandingSearch, { kind, id, name, url }: SearchHit): string => {
  if (kind === 'universities') return `${url}/courses`;
  return searchUrl(
    kind === 'searches'
      ? searching(search, name)
      : changed(search, { q: '', exact: false, subject: { name, id } }),
  );
};

const NAMES = {
  get subject_guides() {
    return t('Subjects');
  },
  get searches() {
    return t('Courses');
  },
  get universities() {
    return t('Universities');
  },
} as const;

/** Converts hits to groups in a fixed order, so that they do not change places while a visitor chooses. */
const groupsOf = (search: LandingSearch, { found }: Suggested): SuggestionGroup[] =>
  (found ?? []).map(({ kind, hits }) => ({
    name: NAMES[kind as keyof typeof NAMES],
    line: kind === 'universities' ? 'unis' : 'courses',
    suggestions: hits
      // A university may match by an alternative name; any other hit must contain the typed text.
      .filter(({ titleMatch }) => kind === 'universities' || titleMatch !== 'none')
      .map((hit) => ({
        id: `${kind} ${hit.id}`,
        parts: hit.title.map(({ text, marked }) => ({ text, match: marked })),
        href: hrefOf(search, hit),
        note: kind === 'universities' ? t('All its courses') : undefined,
      })),
  }));

export interface SuggestBoxProps {
  search: LandingSearch;
  label: string;
  /** Text typed before this box replaced the plain one. */
  text: string;
}

/**
 * Search box with suggestions for the typed text: one request after each typing delay; responses to an earlier text are
 * discarded.
 */
export const SuggestBox = ({ search, label, text }: SuggestBoxProps) => {
  const { load, data, state } = useFetcher<Suggested>();
  const [query, setQuery] = useState('');
  const onQuery = (typed: string) => {
    setQuery(typed);
    if (typed) void load(`${SUGGESTIONS}?${new URLSearchParams({ q: typed })}`);
  };
  const current = query && data?.q === query ? data : null;
  const isLoading = query && !current && state !== 'idle';
  return (
    <SearchSuggest
      action={LANDING}
      keep={hiddenFields(search, ['q', 'exact'])}
      label={label}
      name="q"
      defaultValue={text}
      groups={current ? groupsOf(search, current) : []}
      status={isLoading ? 'waiting' : current && !current.found ? 'failed' : 'idle'}
      onQuery={onQuery}
      delayMs={TYPING_DELAY_MS}
    />
  );
};
