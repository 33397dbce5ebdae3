import { t } from '@signpost/language';
import * as v from 'valibot';
import {
  addressReader,
  FILTERS_PARAMETER,
  filtersOf,
  optionOf,
  optionsOf,
  settleAll,
  valueOf,
  writeFilter,
  type AddressProblem,
  type Choice,
} from '@signpost/api-client/filters';
import type { CourseFacets, CourseSearch } from '@signpost/api-client/courses';

/** Courses per page. */
export const COURSES_PER_PAGE = 40;

/** Filters of the list. */
export const FILTER_TYPES = ['subject', 'qualification', 'mode'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** The facet of each filter in the API's answer. */
export const FACETS = {
  subject: 'subjectGuides',
  qualification: 'qualification',
  mode: 'studyMode',
} as const;

export const ORDERS = [
  {
    value: 'title',
    get label() {
      return t('A to Z');
    },
  },
  {
    value: 'tariff',
    get label() {
      return t('Lowest entry points');
    },
  },
  {
    value: 'salary',
    get label() {
      return t('Highest graduate pay');
    },
  },
  {
    value: 'employment',
    get label() {
      return t('Most in work or study');
    },
  },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** The search in the page's address, parsed. */
export interface CoursesSearch {
  readonly q: string;
  /** Whether the words are searched literally, without deriving filters from them. */
  readonly exact: boolean;
  readonly chosen: Readonly<Record<FilterType, readonly Choice[]>>;
  readonly order: Order;
  readonly page: number;
}

/** The default, empty search. */
export const EVERYTHING: CoursesSearch = {
  q: '',
  exact: false,
  chosen: { subject: [], qualification: [], mode: [] },
  order: 'title',
  page: 1,
};

const OrderName = v.picklist(ORDERS.map(({ value }) => value));
const FIELDS = FILTER_TYPES.map((name) => ({ name, legend: name }));

/**
 * Parses the page's address: the shared `filters` list (B-01), and the plain fields that the form sends. Returns the
 * usable search and a problem for each invalid part. Never throws.
 */
export const readCoursesSearch = (
  parameters: URLSearchParams,
): { readonly search: CoursesSearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readChoices, readPage, readQuery } = addressReader(parameters);
  const q = readQuery();
  const search: CoursesSearch = {
    q,
    exact: q !== '' && parameters.get('exact') === '1',
    chosen: readChoices(FIELDS),
    order:
      read('sort', OrderName, t('We do not know that order. The list is in A to Z order.')) ??
      EVERYTHING.order,
    page: readPage(),
  };
  return { search, problems };
};

/**
 * Completes each chosen value, given by its id or its name, to the option of the list that it means; values that are
 * none are left out and returned.
 */
export const amongFacets = (
  search: CoursesSearch,
  facets: CourseFacets,
): { readonly search: CoursesSearch; readonly unknown: readonly (readonly [FilterType, Choice])[] } => {
  const options = {
    subject: optionsOf(facets.subjectGuides),
    qualification: optionsOf(facets.qualification),
    mode: optionsOf(facets.studyMode),
  };
  const chosen = settleAll(search.chosen, options);
  const isKnown = (type: FilterType, choice: Choice) => optionOf(options[type], choice) !== undefined;
  const known = (type: FilterType) => chosen[type].filter((choice) => isKnown(type, choice));
  return {
    search: {
      ...search,
      chosen: { subject: known('subject'), qualification: known('qualification'), mode: known('mode') },
    },
    unknown: FILTER_TYPES.flatMap((type) =>
      chosen[type].filter((choice) => !isKnown(type, choice)).map((choice) => [type, choice] as const),
    ),
  };
};

/** Returns the parameters of a search by form field name, without empty ones and those that another input sets. */
export const fieldsOf = (
  { q, exact, chosen, order }: CoursesSearch,
  inputNames: readonly string[] = [],
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries({
      q,
      exact: q && exact ? '1' : '',
      [FILTERS_PARAMETER]: filtersOf(chosen, FILTER_TYPES).map(writeFilter),
      sort: order === EVERYTHING.order ? '' : order,
    }).filter(([name, value]) => value.length > 0 && !inputNames.includes(name)),
  );

/** Returns the canonical address of a search in the list at `path`. */
export const coursesAddress = (path: string, search: CoursesSearch): string => {
  const pairs = Object.entries(fieldsOf(search)).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  if (search.page > 1) pairs.push(['page', String(search.page)]);
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
};

/** Returns the search with changes, on its first page unless they set one. */
export const changed = (search: CoursesSearch, change: Partial<CoursesSearch>): CoursesSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** Returns the search for other words; not exact unless `exact` is set. */
export const searching = (search: CoursesSearch, q: string, exact = false): CoursesSearch =>
  changed(search, { q, exact });

/** Returns the API request for a provider's undergraduate courses by a search (C-04). */
export const requestOf = (search: CoursesSearch, providerId: string): CourseSearch => ({
  unis: [providerId],
  scheme: 'undergraduate',
  limit: COURSES_PER_PAGE,
  offset: (search.page - 1) * COURSES_PER_PAGE,
  includeFilters: true,
  sortBy: search.order,
  // Ascending for entry points, descending for pay and employment.
  ...((search.order === 'salary' || search.order === 'employment') && { sort: 'DESC' as const }),
  ...(search.q && { query: search.q }),
  ...(search.exact && { enableRules: false as const }),
  ...(search.chosen.subject.length > 0 && { subjectGuides: search.chosen.subject.map(valueOf) }),
  filters: {
    qualification: search.chosen.qualification.map(valueOf),
    studyMode: search.chosen.mode.map(valueOf),
  },
});
