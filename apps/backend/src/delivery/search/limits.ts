/** What one call of the search service may ask for, and what one address may. All else is refused with a message. */
export const LIMITS = {
  /** Searches in one call. */
  searches: 50,
  /** Values highlighted or quoted in one call: each text of each hit counts. */
  marks: 10_000,
  /** Characters of the hits and facets of one call, as JSON. */
  characters: 3_000_000,
  /** Conditions of a search in all. */
  conditions: 256,
  /** Walks of all records that a search's conditions need: the values of one attribute joined by OR need one, ids none. */
  walks: 32,
  /** Optional filters of a search: each is a walk of all records and of those that it holds for. */
  preferences: 16,
  /** Corners of all polygons of a search: each record is held against each. */
  corners: 100,
  /** Milliseconds of the main thread that the calls of one address may take in a minute: a quarter of it. */
  millisecondsAMinute: 15_000,
} as const;
