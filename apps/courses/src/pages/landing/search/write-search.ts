import {
  FILTERS_PARAMETER,
  filtersOf,
  withoutChoice,
  writeFilter,
  type Choice,
} from '@signpost/api-client/filters';
import { LANDING } from '../../../components/course-url';
import { GRADE_PARAMETER, writeGrades } from '@signpost/api-client/tariff';
import { FILTER_TYPES, NOTHING, SUBJECTS_FILTER, type FilterType, type LandingSearch } from './search';

/** Parts of a search by parameter name, in a fixed order; defaults are left out. */
const fieldsOf = (search: LandingSearch): [name: string, values: readonly string[]][] => [
  ['q', [search.q]],
  ['exact', [search.q && search.exact ? '1' : '']],
  [
    FILTERS_PARAMETER,
    filtersOf({ ...search.chosen, subjects: search.subject ? [search.subject] : [] }, [
      SUBJECTS_FILTER,
      ...FILTER_TYPES,
    ]).map(writeFilter),
  ],
  ['postcode', [search.postcode]],
  ['radius', [search.radius === null ? '' : String(search.radius)]],
  [GRADE_PARAMETER, [writeGrades(search.grades)]],
  ['start', [search.start === null ? '' : String(search.start)]],
  ['sort', [search.order === NOTHING.order ? '' : search.order]],
  ['page', [search.page > 1 ? String(search.page) : '']],
];

/** Returns the canonical address of a search. */
export const searchUrl = (search: LandingSearch): string => {
  const parameters = new URLSearchParams(
    fieldsOf(search).flatMap(([name, values]) => values.filter(Boolean).map((value) => [name, value])),
  );
  return parameters.size > 0 ? `${LANDING}?${parameters}` : LANDING;
};

/** Returns the search with changes, on its first page unless they set one. */
export const changed = (search: LandingSearch, change: Partial<LandingSearch>): LandingSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** Returns the search for other words; not exact unless `exact` is set. */
export const searching = (search: LandingSearch, q: string, exact = false): LandingSearch =>
  changed(search, { q, exact });

/** Returns the search without one option of a filter. */
export const without = (search: LandingSearch, type: FilterType, choice: Choice): LandingSearch =>
  changed(search, { chosen: withoutChoice(search.chosen, type, choice) });

/** Returns the hidden fields that a form must keep because it has no input for them; never the page. */
export const hiddenFields = (
  search: LandingSearch,
  inputNames: readonly string[],
): Record<string, readonly string[]> =>
  Object.fromEntries(
    fieldsOf({ ...search, page: 1 })
      .map(([name, values]) => [name, values.filter(Boolean)] as const)
      .filter(([name, values]) => !inputNames.includes(name) && values.length > 0),
  );
