import * as v from 'valibot';
import { OPEN_DAY_KINDS, type OpenDayKind } from '@signpost/api-client/events';

export const WHERE_TO_GO = '/explore/where-to-go';

/** Miles around a postcode or a city. */
export const DISTANCES = [10, 25, 50, 100] as const;

/** What the page's address asks for; the postcode is read beside it. */
export interface WhereSearch {
  /** Id of a location guide. */
  readonly location: string | null;
  /** Miles. */
  readonly radius: number;
  readonly kinds: readonly OpenDayKind[];
  /** YYYY-MM. */
  readonly month: string | null;
  /** Whether all open days are listed, or the next ones. */
  readonly all: boolean;
}

const Location = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), null);
const Radius = v.fallback(v.pipe(v.string(), v.transform(Number), v.picklist(DISTANCES)), 25);
const Month = v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), null);
const Kind = v.picklist(OPEN_DAY_KINDS);

/** Reads the page's address; what means nothing is left out. It never throws. */
export const readWhereSearch = (parameters: URLSearchParams): WhereSearch => ({
  location: v.parse(Location, parameters.get('location') || null),
  radius: v.parse(Radius, parameters.get('radius')),
  kinds: [...new Set(parameters.getAll('kind').filter((kind) => v.is(Kind, kind)))],
  month: v.parse(Month, parameters.get('month') || null),
  all: parameters.get('days') === 'all',
});

/** As many open days as are listed before someone asks for all. */
export const NEXT_SHOWN = 12;

/** Whether all open days must be gone through; else the next ones will do, which is all that travels with the page then. */
export const asksOpenDays = ({
  search: { location, month, kinds, all },
  located,
}: {
  readonly search: WhereSearch;
  readonly located: unknown;
}): boolean => located !== null || location !== null || month !== null || kinds.length > 0 || all;
