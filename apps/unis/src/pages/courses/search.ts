import { t } from '@signpost/language';
import * as v from 'valibot';
import { MAX_QUERY_LENGTH, readText } from '@signpost/api-client/filters';
import type { CourseSearch } from '@signpost/api-client/courses';

/** Courses per page. */
export const COURSES_PER_PAGE = 40;

/** Filters of the list, by form field name. */
export const CHOICES = ['subject', 'qualification', 'mode'] as const;
export type Choice = (typeof CHOICES)[number];

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
  readonly chosen: Readonly<Record<Choice, readonly string[]>>;
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

const MAX_CHOICES = 20;

const Values = v.pipe(
  v.array(v.string()),
  v.transform((values) => [...new Set(values.map((value) => value.trim()))]),
  v.array(v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ().,/&+'-]{1,60}$/u))),
  v.maxLength(MAX_CHOICES),
);
const Page = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1));
const OrderName = v.picklist(ORDERS.map(({ value }) => value));

/** Parses the page's address. Leaves out invalid values and sets `usable` to false; never throws. */
export const readCoursesSearch = (
  parameters: URLSearchParams,
): { readonly search: CoursesSearch; readonly usable: boolean } => {
  let usable = true;
  const read = <Output>(schema: v.GenericSchema<unknown, Output>, given: unknown, otherwise: Output) => {
    if (given === null || given === '') return otherwise;
    const parsed = v.safeParse(schema, given);
    usable &&= parsed.success;
    return parsed.success ? parsed.output : otherwise;
  };
  const choice = (name: Choice) => read(Values, parameters.getAll(name).filter(Boolean), []);
  const q = readText(parameters.get('q')).slice(0, MAX_QUERY_LENGTH);
  return {
    search: {
      q,
      exact: q !== '' && parameters.get('exact') === '1',
      chosen: {
        subject: choice('subject'),
        qualification: choice('qualification'),
        mode: choice('mode'),
      },
      order: read(OrderName, parameters.get('sort'), EVERYTHING.order),
      page: read(Page, parameters.get('page'), EVERYTHING.page),
    },
    usable,
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
      ...chosen,
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

/** Returns the API request for a provider's courses by a search (C-04). */
export const requestOf = (search: CoursesSearch, providerId: string): CourseSearch => ({
  unis: [providerId],
  limit: COURSES_PER_PAGE,
  offset: (search.page - 1) * COURSES_PER_PAGE,
  includeFilters: true,
  sortBy: search.order,
  // Ascending for entry points, descending for pay and employment.
  ...((search.order === 'salary' || search.order === 'employment') && { sort: 'DESC' as const }),
  ...(search.q && { query: search.q }),
  ...(search.exact && { enableRules: false as const }),
  ...(search.chosen.subject.length > 0 && { subjectGuides: search.chosen.subject }),
  filters: { qualification: search.chosen.qualification, studyMode: search.chosen.mode },
});
