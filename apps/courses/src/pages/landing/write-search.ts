import { FILTERS_PARAMETER, writeFilter } from '@signpost/api-client/filters';
import { LANDING } from '../../components/course-url';
import { GRADE_PARAMETER, writeGrades } from '../../tariff/grades';
import { FILTER_TYPES, NOTHING, type FilterType, type LandingSearch } from './search';

/** Each part of a search by the name of its parameter, in one order; what is as on the plain landing is left out. */
const fieldsOf = (search: LandingSearch): [name: string, values: readonly string[]][] => [
  ['q', [search.q]],
  ['exact', [search.q && search.exact ? '1' : '']],
  ['subject', [search.subject ?? '']],
  [
    FILTERS_PARAMETER,
    FILTER_TYPES.flatMap((type) =>
      [...search.chosen[type]].sort().map((name) => writeFilter({ name, type })),
    ),
  ],
  ['postcode', [search.postcode]],
  ['radius', [search.radius === null ? '' : String(search.radius)]],
  [GRADE_PARAMETER, [writeGrades(search.grades)]],
  ['start', [search.start === null ? '' : String(search.start)]],
  ['sort', [search.order === NOTHING.order ? '' : search.order]],
  ['page', [search.page > 1 ? String(search.page) : '']],
];

/** The one address of a search. */
export const searchUrl = (search: LandingSearch): string => {
  const parameters = new URLSearchParams(
    fieldsOf(search).flatMap(([name, values]) => values.filter(Boolean).map((value) => [name, value])),
  );
  return parameters.size > 0 ? `${LANDING}?${parameters}` : LANDING;
};

/** The same search with some of it changed, back on its first page unless the change names one. */
export const changed = (search: LandingSearch, change: Partial<LandingSearch>): LandingSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** The same search for other words; the usual way unless `exact`. */
export const searching = (search: LandingSearch, q: string, exact = false): LandingSearch =>
  changed(search, { q, exact });

/** The same search without one choice of a filter. */
export const without = (search: LandingSearch, type: FilterType, value: string): LandingSearch =>
  changed(search, {
    chosen: { ...search.chosen, [type]: search.chosen[type].filter((chosen) => chosen !== value) },
  });

/** The fields that a form must carry along because it does not ask for them itself; the page is never one. */
export const kept = (search: LandingSearch, asked: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    fieldsOf({ ...search, page: 1 })
      .map(([name, values]) => [name, values.filter(Boolean)] as const)
      .filter(([name, values]) => !asked.includes(name) && values.length > 0),
  );
