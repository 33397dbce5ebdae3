import type { SearchPage, SearchRequest } from '@signpost/api-client/search';
import type { SuggestionGroup } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { byAnswer } from '../fit';

/** What the suggestion route gives for a text; null groups when they could not be had. */
export interface Suggested {
  readonly q: string;
  readonly groups: readonly SuggestionGroup[] | null;
}

/**
 * What is suggested of each kind, and how much. Courses come as the titles they share: a thousand are called Psychology.
 * A name that was not typed is no suggestion, but for kinds whose things have other names.
 */
const OFFERED: readonly (Pick<SearchRequest, 'kind' | 'chosen'> & {
  readonly most: number;
  readonly otherNames?: true;
})[] = [
  { kind: 'subject_guides', most: 2 },
  { kind: 'careers', most: 3, otherNames: true },
  { kind: 'universities', most: 3, otherNames: true },
  { kind: 'searches', most: 3, chosen: { suggests: ['course'] } },
  { kind: 'location_guides', most: 2 },
  { kind: 'employers', most: 2 },
  { kind: 'apprenticeships', most: 2 },
  { kind: 'articles', most: 2 },
];

/** The searches that suggestions come from, all for one call. */
export const suggestionRequests = (query: string): SearchRequest[] =>
  OFFERED.map(({ kind, most, chosen }) => ({
    kind,
    query,
    perPage: most,
    brief: true,
    ...(chosen && { chosen }),
  }));

const named = new Set(OFFERED.filter(({ otherNames }) => otherNames).map(({ kind }) => kind));

/** A page without the hits whose names have nothing of what was typed. */
const withNames = (page: SearchPage): SearchPage =>
  named.has(page.kind)
    ? page
    : { ...page, hits: page.hits.filter(({ titleMatch }) => titleMatch !== 'none') };

/** What was found as groups by kind; those that answer what was typed best come first. */
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
          note: facts.employer ?? facts.provider ?? facts.town,
        })),
      };
    });
