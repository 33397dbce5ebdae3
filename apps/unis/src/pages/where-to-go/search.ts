import * as v from 'valibot';
import { OPEN_DAY_KINDS, type OpenDayKind } from '@signpost/api-client/events';

export const WHERE_TO_GO = '/explore/where-to-go';

/** Default radius around a postcode or a city, in miles. */
export const DISTANCES = [10, 25, 50, 100] as const;

/** Search state in the page's address, without the postcode, which is parsed separately. */
export interface WhereSearch {
  /** Id of a location guide. */
  readonly location: string | null;
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

const Location = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), null);
const Radius = v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(DISTANCES)), 25);
const Month = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), null);
const Kind = v.picklist(OPEN_DAY_KINDS);

/** Parses the page's address; leaves out invalid values. Never throws. */
export const readWhereSearch = (parameters: URLSearchParams): WhereSearch => ({
  location: v.parse(Location, parameters.get('location') || null),
  radius: v.parse(Radius, parameters.get('radius')),
  kinds: [...new Set(parameters.getAll('kind').filter((kind) => v.is(Kind, kind)))],
  month: v.parse(Month, parameters.get('month') || null),
  nearest: parameters.get('sort') === 'distance',
  all: parameters.get('days') === 'all',
});

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
