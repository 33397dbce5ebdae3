import * as v from 'valibot';
import type { CourseSearch } from '@signpost/api-client/courses';

/** Courses on one page of the list. */
export const COURSES_PER_PAGE = 40;

/** What narrows the list, by the name of its field in the form. */
export const CHOICES = ['subject', 'qualification', 'mode'] as const;
export type Choice = (typeof CHOICES)[number];

export const ORDERS = [
  { value: 'title', label: 'A to Z' },
  { value: 'tariff', label: 'Lowest entry points' },
  { value: 'salary', label: 'Highest graduate pay' },
  { value: 'employment', label: 'Most in work or study' },
] as const;
export type Order = (typeof ORDERS)[number]['value'];

/** What the page's address asks for, once it has been read. */
export interface CoursesSearch {
  readonly q: string;
  /** Whether these words are searched for as they are, and no filter is understood from them. */
  readonly exact: boolean;
  readonly chosen: Readonly<Record<Choice, readonly string[]>>;
  readonly order: Order;
  readonly page: number;
}

/** The list with nothing asked. */
export const EVERYTHING: CoursesSearch = {
  q: '',
  exact: false,
  chosen: { subject: [], qualification: [], mode: [] },
  order: 'title',
  page: 1,
};

const LONGEST_QUERY = 200;
const MOST_CHOICES = 20;

const Values = v.pipe(
  v.array(v.string()),
  v.transform((values) => [...new Set(values.map((value) => value.trim()))]),
  v.array(v.pipe(v.string(), v.regex(/^[\p{L}\p{N} ().,/&+'-]{1,60}$/u))),
  v.maxLength(MOST_CHOICES),
);
const Page = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1));
const OrderName = v.picklist(ORDERS.map(({ value }) => value));

/** Reads the page's address. What cannot be used is left out and `usable` is false; it never throws. */
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
  const q = (parameters.get('q') ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();
  return {
    search: {
      q: q.slice(0, LONGEST_QUERY),
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

/** The fields of a search by their names in a form, without those that are empty or asked for elsewhere. */
export const fieldsOf = (
  { q, exact, chosen, order }: CoursesSearch,
  asked: readonly string[] = [],
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries({
      q,
      exact: q && exact ? '1' : '',
      ...chosen,
      sort: order === EVERYTHING.order ? '' : order,
    }).filter(([name, value]) => value.length > 0 && !asked.includes(name)),
  );

/** The one address of a search in a list that stands at `path`. */
export const coursesAddress = (path: string, search: CoursesSearch): string => {
  const pairs = Object.entries(fieldsOf(search)).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  if (search.page > 1) pairs.push(['page', String(search.page)]);
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
};

/** The same search with some of it changed, back on its first page unless the change names one. */
export const changed = (search: CoursesSearch, change: Partial<CoursesSearch>): CoursesSearch => ({
  ...search,
  page: 1,
  ...change,
});

/** The same search for other words; the usual way unless `exact`. */
export const searching = (search: CoursesSearch, q: string, exact = false): CoursesSearch =>
  changed(search, { q, exact });

/** The call that lists a provider's courses by a search (C-04). */
export const requestOf = (search: CoursesSearch, providerId: string): CourseSearch => ({
  unis: [providerId],
  limit: COURSES_PER_PAGE,
  offset: (search.page - 1) * COURSES_PER_PAGE,
  includeFilters: true,
  sortBy: search.order,
  // The least is asked for first of entry points, the most of pay and of work.
  ...((search.order === 'salary' || search.order === 'employment') && { sort: 'DESC' as const }),
  ...(search.q && { query: search.q }),
  ...(search.exact && { enableRules: false as const }),
  ...(search.chosen.subject.length > 0 && { subjectGuides: search.chosen.subject }),
  filters: { qualification: search.chosen.qualification, studyMode: search.chosen.mode },
});
