import * as v from 'valibot';
import { readFilters } from '@signpost/api-client/filters';
import { MAX_QUERY_LENGTH, type SearchKind } from '@signpost/api-client/search';
import { emptySearch, MAX_RADIUS_MILES, type Problem, type SearchAddress } from './address';
import { SEARCH_OPTIONS } from './searched';

const MAX_CHOICES = 20;
const MAX_VALUE_LENGTH = 100;

const numberFrom = (min: number, max: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(min), v.maxValue(max));

const Page = numberFrom(1, Number.MAX_SAFE_INTEGER);
const Radius = numberFrom(1, MAX_RADIUS_MILES);

/** Removes control and replacement characters from a text, which no keyboard types. */
const removeControlCharacters = (text: string | null): string =>
  (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, ' ').trim();

/** Reads the search words: `q`, or `query` in older links. Words past the limit are cut off, with a problem. */
export const readWords = (
  parameters: URLSearchParams,
): { readonly q: string; readonly problems: Problem[] } => {
  const text = removeControlCharacters(parameters.get('q') ?? parameters.get('query'));
  const message = `Search words can be up to ${MAX_QUERY_LENGTH} characters long. We used the first ${MAX_QUERY_LENGTH}.`;
  return {
    q: text.slice(0, MAX_QUERY_LENGTH).trim(),
    problems: text.length > MAX_QUERY_LENGTH ? [{ field: 'q', message }] : [],
  };
};

/** Whether the words are searched for literally: `exact=1`. False without words, which give no filters. */
export const readExact = (q: string, parameters: URLSearchParams): boolean =>
  q !== '' && parameters.get('exact') === '1';

/**
 * Reads the address of one kind's results: the shared `filters` list (B-01) and the plain fields that the form
 * sends without JavaScript. Returns a valid search and a problem for each invalid part. Never throws.
 */
export const readAddress = (
  kind: SearchKind,
  parameters: URLSearchParams,
): { readonly address: SearchAddress; readonly problems: readonly Problem[] } => {
  const { q, problems } = readWords(parameters);
  const field = <Output>(
    name: string,
    schema: v.GenericSchema<unknown, Output>,
    fallback: Output,
    message: string,
  ): Output => {
    const text = parameters.get(name)?.trim();
    if (!text) return fallback;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    problems.push({ field: name, message });
    return fallback;
  };
  const { orders, hasPlaces } = SEARCH_OPTIONS[kind];
  const address: SearchAddress = {
    ...emptySearch(kind),
    q,
    exact: readExact(q, parameters),
    chosen: readChosen(kind, parameters, problems),
    sort: field(
      'sort',
      v.union([
        v.picklist(orders.map(({ value }) => value)),
        v.pipe(
          v.literal('best'),
          v.transform(() => null),
        ),
      ]),
      null,
      'We do not know that order. The best match comes first.',
    ),
    page: field('page', Page, 1, 'A page number is a whole number from 1. This is page 1.'),
    ...(hasPlaces && {
      postcode: removeControlCharacters(parameters.get('postcode')) || null,
      radius: field('radius', Radius, null, `Choose a distance between 1 and ${MAX_RADIUS_MILES} miles.`),
      view: field(
        'view',
        v.picklist(['list', 'map']),
        'list',
        'Results come as a list or a map. This is the list.',
      ),
    }),
  };
  return { address, problems };
};

const readChosen = (
  kind: SearchKind,
  parameters: URLSearchParams,
  problems: Problem[],
): SearchAddress['chosen'] => {
  const { filters, unreadable } = readFilters(parameters);
  const facets = SEARCH_OPTIONS[kind].facets;
  const valuesByFacet = new Map(facets.map(({ name }) => [name, new Set(parameters.getAll(name))]));
  for (const entry of unreadable) {
    problems.push({ field: 'filters', message: `We could not read the filter “${shorten(entry)}”.` });
  }
  for (const { name, type } of filters) {
    const values = valuesByFacet.get(type);
    if (values) values.add(name);
    else problems.push({ field: 'filters', message: `There is no filter called “${shorten(type)}” here.` });
  }
  const chosen: Record<string, readonly string[]> = {};
  for (const { name, legend } of facets) {
    const values = [...(valuesByFacet.get(name) ?? [])].map(removeControlCharacters).filter(Boolean);
    const validValues = values.filter((value) => value.length <= MAX_VALUE_LENGTH).slice(0, MAX_CHOICES);
    if (validValues.length < values.length) {
      problems.push({
        field: name,
        message: `Some choices under ${legend} were too long or too many to use.`,
      });
    }
    if (validValues.length > 0) chosen[name] = validValues;
  }
  return chosen;
};

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
