import * as v from 'valibot';
import {
  addressReader,
  choiceOf,
  FILTERS_PARAMETER,
  filtersOf,
  writeFilter,
  type AddressProblem,
  type Choice,
} from '@signpost/api-client/filters';
import { OPEN_DAY_KINDS, type OpenDayKind } from '@signpost/api-client/events';
import { unknownFilter } from '../../components/unknown-filter';

export const WHERE_TO_GO = '/explore/where-to-go';

/** Default radius around a postcode or a city, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const;

/** Filters of the page (B-01). */
const FILTER_TYPES = ['location', 'kind', 'month'] as const;

/** Search state in the page's address, without the postcode, which is parsed separately. */
export interface WhereSearch {
  /** A location guide. */
  readonly location: Choice | null;
  /** Distance in miles. */
  readonly radius: number;
  readonly kinds: readonly OpenDayKind[];
  /** Month as YYYY-MM. */
  readonly month: string | null;
  /** Whether the nearest come first; they are sorted by date otherwise. Only with a postcode. */
  readonly nearest: boolean;
  /** Whether all open days are listed instead of the next ones. */
  readonly all: boolean;
}

const Radius = v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(DISTANCES)), 25);
const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const Kind = v.picklist(OPEN_DAY_KINDS);

/**
 * Parses the page's address: the shared `filters` list (B-01), and the plain fields that the forms send. Returns the
 * usable search and a problem for each invalid filter. Never throws.
 */
export const readWhereSearch = (
  parameters: URLSearchParams,
): { readonly search: WhereSearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, readChoices, readOf } = addressReader(parameters);
  const { location, kind, month } = readChoices(
    FILTER_TYPES.map((name) => ({ name, legend: name, ...(name !== 'kind' && { max: 1 }) })),
  );
  const search: WhereSearch = {
    location: location[0] ?? null,
    radius: v.parse(Radius, parameters.get('radius')),
    kinds: readOf('kind', kind, Kind, (name) => unknownFilter('kind', [name])),
    month: readOf('month', month, Month, (name) => unknownFilter('month', [name]))[0] ?? null,
    nearest: parameters.get('sort') === 'distance',
    all: parameters.get('days') === 'all',
  };
  return { search, problems };
};

/** Returns the filters of a search as the entries of the `filters` list, by the name of its parameter (B-01). */
export const filterFields = ({
  location,
  kinds = [],
  month = null,
}: Partial<WhereSearch>): { readonly [FILTERS_PARAMETER]: readonly string[] } => ({
  [FILTERS_PARAMETER]: filtersOf(
    {
      location: location ? [location] : [],
      kind: kinds.map((name) => ({ name })),
      month: month === null ? [] : [{ name: month }],
    },
    FILTER_TYPES,
  ).map(writeFilter),
});

/** Returns the address of the page for one place. */
export const placeUrl = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  whereUrl(filterFields({ location: choiceOf(id, title) }));

/** Returns the address of the page with some fields. */
export const whereUrl = (fields: Readonly<Record<string, string | readonly string[]>>): string => {
  const query = new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );
  return query.size > 0 ? `${WHERE_TO_GO}?${query}` : WHERE_TO_GO;
};

/** Number of open days listed before "show all". */
export const NEXT_SHOWN = 12;

/** Whether all open days must be loaded; otherwise only the next ones are serialised into the page. */
export const hasOpenDayFilters = ({
  search: { location, month, kinds, all },
  located,
}: {
  readonly search: WhereSearch;
  readonly located: unknown;
}): boolean => located !== null || location !== null || month !== null || kinds.length > 0 || all;
