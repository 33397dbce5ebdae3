/** Limits of one call of the search service, and of one address. A call beyond them is refused with a message. */
export const LIMITS = {
  /** Searches in one call. */
  searches: 50,
  /** Highlighted or snippeted values in one call: each text of each hit counts. */
  highlights: 10_000,
  /** Characters of the hits and facets of one call, as JSON. */
  characters: 3_000_000,
  /** Conditions in all filters of a search. */
  conditions: 256,
  /** Scans of all records for the filters of a search: the values of one attribute joined by OR need one, ids none. */
  scans: 32,
  /** Optional filters of a search: each scans all records, and then those that match it. */
  preferences: 16,
  /** Corners of all polygons of a search: each record is compared with each. */
  corners: 100,
  /** Milliseconds of the search thread that the calls of one address may use per minute: a quarter of it. */
  millisecondsAMinute: 15_000,
  /** Calls of one address that wait or run at the same time. */
  callsOfAddress: 20,
  /** Calls that wait or run at the same time. */
  calls: 300,
  /** Milliseconds until a call must be answered. */
  callMilliseconds: 4_000,
} as const;
