import { withoutChoice } from '@signpost/api-client/filters';
import { wordParts, type Chip, type UnderstoodWords } from '@signpost/shared-ui';
import { changed, coursesAddress, FILTER_TYPES, searching, type CoursesSearch } from './search';

/** The number of active filters. */
export const countFilters = ({ q, chosen }: CoursesSearch): number =>
  FILTER_TYPES.reduce((sum, type) => sum + chosen[type].length, q ? 1 : 0);

/** One active filter of the list. */
export interface ActiveFilter {
  readonly label: string;
  /** The search without this filter. */
  readonly without: CoursesSearch;
}

interface FilterState {
  search: CoursesSearch;
  understood: UnderstoodWords | undefined;
}

/** Returns the active filters, including those understood from the query; each with the search without it. */
export const activeFilters = ({ search, understood }: FilterState): ActiveFilter[] => [
  ...wordParts(search.q, understood).map(({ label, without }) => ({
    label,
    without: searching(search, without),
  })),
  ...FILTER_TYPES.flatMap((type) =>
    search.chosen[type].map((choice) => ({
      label: choice.name,
      without: changed(search, { chosen: withoutChoice(search.chosen, type, choice) }),
    })),
  ),
];

/** The same filters as links that remove each one from the list at `path`. */
export const chipsOf = ({ path, ...state }: FilterState & { path: string }): Chip[] =>
  activeFilters(state).map(({ label, without }) => ({ label, href: coursesAddress(path, without) }));
