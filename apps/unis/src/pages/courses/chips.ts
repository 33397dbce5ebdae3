import type { CoursePage } from '@signpost/api-client/courses';
import { wordParts, type Chip, type UnderstoodWords } from '@signpost/shared-ui';
import { CHOICES, changed, coursesAddress, searching, type CoursesSearch } from './search';

/** The facet of each choice in the API's answer. */
export const FACETS = {
  subject: 'subjectGuides',
  qualification: 'qualification',
  mode: 'studyMode',
} as const;

/** The number of active filters. */
export const countFilters = ({ q, chosen }: CoursesSearch): number =>
  CHOICES.reduce((sum, choice) => sum + chosen[choice].length, q ? 1 : 0);

/** One active filter of the list. */
export interface ActiveFilter {
  readonly label: string;
  /** The search without this filter. */
  readonly without: CoursesSearch;
}

interface FilterState {
  search: CoursesSearch;
  facets: CoursePage['facets'];
  understood: UnderstoodWords | undefined;
}

/** Returns the active filters, including those understood from the query; each with the search without it. */
export const activeFilters = ({ search, facets, understood }: FilterState): ActiveFilter[] => [
  ...wordParts(search.q, understood).map(({ label, without }) => ({
    label,
    without: searching(search, without),
  })),
  ...CHOICES.flatMap((choice) =>
    search.chosen[choice].map((value) => ({
      label: facets?.[FACETS[choice]].find((facet) => facet.value === value)?.label ?? value,
      without: changed(search, {
        chosen: {
          ...search.chosen,
          [choice]: search.chosen[choice].filter((other) => other !== value),
        },
      }),
    })),
  ),
];

/** The same filters as links that remove each one from the list at `path`. */
export const chipsOf = ({ path, ...state }: FilterState & { path: string }): Chip[] =>
  activeFilters(state).map(({ label, without }) => ({ label, href: coursesAddress(path, without) }));
