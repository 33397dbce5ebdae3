import * as v from 'valibot';
import { readFilters } from '@signpost/api-client/filters';
import { LONGEST_QUERY, type SearchKind } from '@signpost/api-client/search';
import { everything, FURTHEST, type Problem, type SearchAddress } from './address';
import { SEARCHED } from './searched';

const MOST_CHOICES = 20;
const LONGEST_VALUE = 100;

const numberFrom = (least: number, most: number) =>
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(least), v.maxValue(most));

const Page = numberFrom(1, Number.MAX_SAFE_INTEGER);
const Radius = numberFrom(1, FURTHEST);

/** Text without the characters that no keyboard makes: controls, and what stands for bytes that were no text. */
const readable = (text: string | null): string => (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, ' ').trim();

/**
 * Reads the words searched for: `q`, or `query` as older links have it. Words past the limit are cut off, and that is
 * said.
 */
export const readWords = (
  parameters: URLSearchParams,
): { readonly q: string; readonly problems: Problem[] } => {
  const text = readable(parameters.get('q') ?? parameters.get('query'));
  const message = `Search words can be up to ${LONGEST_QUERY} characters long. We used the first ${LONGEST_QUERY}.`;
  return {
    q: text.slice(0, LONGEST_QUERY).trim(),
    problems: text.length > LONGEST_QUERY ? [{ field: 'q', message }] : [],
  };
};

/** Whether the words are to be searched for as they are: `exact=1`. Without words there is nothing to understand. */
export const readExact = (q: string, parameters: URLSearchParams): boolean =>
  q !== '' && parameters.get('exact') === '1';

/**
 * Reads the address of one kind's results: the shared `filters` list (B-01) and the plain fields that the form
 * sends without JavaScript. Gives the search that can be made and, for each part that cannot be used, a problem. Never
 * throws.
 */
export const readAddress = (
  kind: SearchKind,
  parameters: URLSearchParams,
): { readonly address: SearchAddress; readonly problems: readonly Problem[] } => {
  const { q, problems } = readWords(parameters);
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
  const { orders, located } = SEARCHED[kind];
  const address: SearchAddress = {
    ...everything(kind),
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
    ...(located && {
      postcode: readable(parameters.get('postcode')) || null,
      radius: field('radius', Radius, null, `Choose a distance between 1 and ${FURTHEST} miles.`),
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
  const offered = SEARCHED[kind].facets;
  const wanted = new Map(offered.map(({ name }) => [name, new Set(parameters.getAll(name))]));
  for (const entry of unreadable) {
    problems.push({ field: 'filters', message: `We could not read the filter “${shortened(entry)}”.` });
  }
  for (const { name, type } of filters) {
    const values = wanted.get(type);
    if (values) values.add(name);
    else problems.push({ field: 'filters', message: `There is no filter called “${shortened(type)}” here.` });
  }
  const chosen: Record<string, readonly string[]> = {};
  for (const { name, legend } of offered) {
    const values = [...(wanted.get(name) ?? [])].map(readable).filter(Boolean);
    const usable = values.filter((value) => value.length <= LONGEST_VALUE).slice(0, MOST_CHOICES);
    if (usable.length < values.length) {
      problems.push({
        field: name,
        message: `Some choices under ${legend} were too long or too many to use.`,
      });
    }
    if (usable.length > 0) chosen[name] = usable;
  }
  return chosen;
};

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
