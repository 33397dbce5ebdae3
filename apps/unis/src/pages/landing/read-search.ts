import * as v from 'valibot';
import { readFilters } from '@signpost/api-client/filters';
import { FILTER_TYPES, SORT_ORDERS, type ProviderFilterType } from '@signpost/api-client/unis';
import type { LandingSearch, Problem } from './search';

/** Maximum length of a query, the same as in the API. */
export const MAX_QUERY_LENGTH = 200;
const MAX_CHOICES = 20;
const MAX_VALUE_LENGTH = 60;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'];
const numberFrom = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least), v.maxValue(most));

const Letter = v.pipe(v.string(), v.toUpperCase(), v.picklist(LETTERS));
const Page = numberFrom(1, Number.MAX_SAFE_INTEGER);
const Radius = numberFrom(1, 600);
const SortBy = v.picklist(SORT_ORDERS);
const View = v.picklist(['list', 'map']);
const FilterType = v.picklist(FILTER_TYPES);

/**
 * Parses the address of the landing page: the shared `filters` list (B-01) and the plain fields that the form sends
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
      message: `Search words can be up to ${MAX_QUERY_LENGTH} characters long. We used the first ${MAX_QUERY_LENGTH}.`,
    });
  }
  const search: LandingSearch = {
    letter: field('letter', Letter, null, 'Choose a letter from A to Z, or 0-9.'),
    q: q.slice(0, MAX_QUERY_LENGTH),
    exact: q !== '' && parameters.get('exact') === '1',
    chosen: readChosen(parameters, problems),
    postcode: readable(parameters.get('postcode')) || null,
    radius: field('radius', Radius, null, 'Choose a distance between 1 and 600 miles.'),
    sortBy: field('sort', SortBy, 'name', 'We do not know that order. The list is in A to Z order.'),
    page: field('page', Page, 1, 'A page number is a whole number from 1. This is page 1.'),
    view: field('view', View, 'list', 'Results come as a list or a map. This is the list.'),
  };
  return { search, problems };
};

/** Removes control and replacement characters from the text. */
const readable = (text: string | null): string => (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();

const readChosen = (parameters: URLSearchParams, problems: Problem[]): LandingSearch['chosen'] => {
  const { filters, unreadable } = readFilters(parameters);
  const chosen = Object.fromEntries(
    FILTER_TYPES.map((type) => [type, new Set(parameters.getAll(type))]),
  ) as Record<ProviderFilterType, Set<string>>;
  for (const entry of unreadable) {
    problems.push({ field: 'filters', message: `We could not read the filter “${shortened(entry)}”.` });
  }
  for (const { name, type } of filters) {
    if (v.is(FilterType, type)) chosen[type].add(name);
    else problems.push({ field: 'filters', message: `There is no filter called “${shortened(type)}”.` });
  }
  const usable = (type: ProviderFilterType): string[] => {
    const values = [...chosen[type]].map(readable).filter(Boolean);
    const most = type === 'subject' ? 1 : MAX_CHOICES;
    const short = values.filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, most);
    if (short.length < values.length) {
      problems.push({ field: type, message: `Some choices under ${type} were too long or too many to use.` });
    }
    return short;
  };
  return Object.fromEntries(FILTER_TYPES.map((type) => [type, usable(type)])) as Record<
    ProviderFilterType,
    string[]
  >;
};

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
