import * as v from 'valibot';
import { readFilters } from '@signpost/api-client/filters';
import { GRADE_PARAMETER, readGrades } from '../../../tariff/grades';
import { FILTER_TYPES, ORDERS, type FilterType, type LandingSearch, type Problem } from './search';

/** Maximum length of a query, the same as in the search service. */
export const MAX_QUERY_LENGTH = 200;
const MAX_CHOICES = 20;
const MAX_VALUE_LENGTH = 60;

const numberFrom = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least), v.maxValue(most));

const Subject = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));
const Radius = numberFrom(1, 600);
const Start = numberFrom(2000, 2099);
const Page = numberFrom(1, 1_000_000);
const SortBy = v.picklist(ORDERS.map(({ value }) => value));
const Type = v.picklist(FILTER_TYPES);

/** Removes control and replacement characters from the text. */
const readable = (text: string | null): string => (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();

/**
 * Parses the address of the landing page: the shared `filters` list (B-01) and the plain fields that the forms send
 * without JavaScript. Returns the usable search and a problem for each invalid part. Never throws.
 */
export const readSearch = (
  parameters: URLSearchParams,
): { readonly search: LandingSearch; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const field = <Output>(
    name: string,
    schema: v.GenericSchema<unknown, Output>,
    otherwise: Output,
    message: string,
  ): Output => {
    const text = parameters.get(name)?.trim();
    if (!text) return otherwise;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    problems.push({ field: name, message });
    return otherwise;
  };
  const q = readable(parameters.get('q'));
  if (q.length > MAX_QUERY_LENGTH) {
    problems.push({
      field: 'q',
      message: `We used the first ${MAX_QUERY_LENGTH} characters of your search.`,
    });
  }
  const { grades, complete } = readGrades(parameters.getAll(GRADE_PARAMETER));
  if (!complete) {
    problems.push({
      field: GRADE_PARAMETER,
      message: 'Some of the grades are none that we know. We left them out.',
    });
  }
  const search: LandingSearch = {
    q: q.slice(0, MAX_QUERY_LENGTH),
    exact: q !== '' && parameters.get('exact') === '1',
    subject: field<string | null>('subject', Subject, null, 'We do not know that subject.'),
    postcode: readable(parameters.get('postcode')),
    radius: field<number | null>('radius', Radius, null, 'Choose a distance between 1 and 600 miles.'),
    grades,
    start: field<number | null>('start', Start, null, 'A start is a year, such as 2027.'),
    chosen: readChosen(parameters, problems),
    order: field('sort', SortBy, 'best', 'We do not know that order. The best match comes first.'),
    page: field('page', Page, 1, 'A page number is a whole number from 1. This is page 1.'),
  };
  return { search, problems };
};

const readChosen = (parameters: URLSearchParams, problems: Problem[]): LandingSearch['chosen'] => {
  const { filters, unreadable } = readFilters(parameters);
  const chosen = Object.fromEntries(
    FILTER_TYPES.map((type) => [type, new Set(parameters.getAll(type))]),
  ) as Record<FilterType, Set<string>>;
  for (const entry of unreadable) {
    problems.push({ field: 'filters', message: `We could not read the filter “${entry.slice(0, 40)}”.` });
  }
  for (const { name, type } of filters) {
    if (v.is(Type, type)) chosen[type].add(name);
    else problems.push({ field: 'filters', message: `There is no filter called “${type.slice(0, 40)}”.` });
  }
  const usable = (type: FilterType): string[] => {
    const values = [...chosen[type]].map(readable).filter(Boolean);
    const short = values.filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, MAX_CHOICES);
    if (short.length < values.length) {
      problems.push({ field: type, message: `Some choices under ${type} were too long or too many to use.` });
    }
    return short;
  };
  return {
    mode: usable('mode'),
    nation: usable('nation'),
    region: usable('region'),
    qualification: usable('qualification'),
  };
};
