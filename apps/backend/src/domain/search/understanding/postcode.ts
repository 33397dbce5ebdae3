import type { Place } from '../engine/index/record';

/** The search radius around a postcode, in metres: 20 miles. */
export const POSTCODE_RADIUS = 32_187;

const POSTCODE = /\b(?:near |around |close to |from |in )?([a-z]{1,2}\d[a-z\d]?)(?: ?(\d[a-z]{2}))?\b/i;

/** A postcode found in a text. */
export interface FoundPostcode {
  /** The postcode as typed. */
  name: string;
  place: Place;
  start: number;
  end: number;
}

/** Finds a known postcode, or the outcode of one, in a text. */
export const findPostcode = (
  text: string,
  outcodes: ReadonlyMap<string, Place>,
): FoundPostcode | undefined => {
  const match = POSTCODE.exec(text);
  const [whole = '', outcode = '', rest] = match ?? [];
  const place = outcodes.get(outcode.toUpperCase());
  if (!match || !place) return undefined;
  const name = [outcode, rest].filter(Boolean).join(' ').toUpperCase();
  return { name, place, start: match.index, end: match.index + whole.length };
};
