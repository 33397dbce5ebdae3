import type { SearchPage, SearchRequest } from '@signpost/api-client/search';
import { given, sampleLabel, type SuggestionGroup } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { byAnswer } from '../fit';

/** The suggestion route's data for a text; groups are null when they could not be loaded. */
export interface Suggested {
  readonly q: string;
  readonly groups: readonly SuggestionGroup[] | null;
}

/**
 * The suggested kinds and the number of each. Courses are suggested by shared title, because a thousand are called
 * Psychology. A name without the typed text is not suggested, except for kinds whose records have other names.
 */
const SUGGESTED_KINDS: readonly (Pick<SearchRequest, 'kind' | 'chosen'> & {
  readonly maxHits: number;
  readonly hasOtherNames?: true;
})[] = [
  { kind: 'subject_guides', maxHits: 2 },
  { kind: 'careers', maxHits: 3, hasOtherNames: true },
  { kind: 'universities', maxHits: 3, hasOtherNames: true },
  { kind: 'searches', maxHits: 3, chosen: { suggests: ['course'] } },
  { kind: 'location_guides', maxHits: 2 },
  { kind: 'employers', maxHits: 2 },
  { kind: 'apprenticeships', maxHits: 2 },
  { kind: 'articles', maxHits: 2 },
];

/** Returns the searches for suggestions, all for one call. */
export const suggestionRequests = (query: string): SearchRequest[] =>
  SUGGESTED_KINDS.map(({ kind, maxHits, chosen }) => ({
    kind,
    query,
    perPage: maxHits,
    brief: true,
    ...(chosen && { chosen }),
  }));

const kindsMatchedByName = new Set(
  SUGGESTED_KINDS.filter(({ hasOtherNames }) => hasOtherNames).map(({ kind }) => kind),
);

/** Removes hits whose names have nothing of the typed text from a page. */
const withNames = (page: SearchPage): SearchPage =>
  kindsMatchedByName.has(page.kind)
    ? page
    : { ...page, hits: page.hits.filter(({ titleMatch }) => titleMatch !== 'none') };

/** Groups the hits by kind; kinds that answer the typed text best come first. */
export const toGroups = (pages: readonly SearchPage[], words: string): SuggestionGroup[] =>
  byAnswer(pages.map(withNames), words)
    .filter(({ hits }) => hits.length > 0)
    .map(({ kind, hits }) => {
      const { name, line, icon } = KINDS[kind === 'searches' ? 'courses' : kind];
      return {
        name,
        line,
        icon,
        suggestions: hits.map(({ id, title, url, facts }) => ({
          id: `${kind} ${id}`,
          parts: title.map(({ text, marked }) => ({ text, match: marked })),
          href: url,
          note: given(facts.employer ?? facts.provider ?? facts.town, facts.sample && sampleLabel()).join(
            ', ',
          ),
        })),
      };
    });
