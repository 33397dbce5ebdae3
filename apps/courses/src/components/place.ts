import type { ContextReader } from '@signpost/api-client/base';
import { locate, placeName, postcodeProblem } from '@signpost/api-client/geocode';

/** Location from which distances are measured. */
export interface From {
  /** The postcode as the visitor entered it. */
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Label such as "BA2, Bath". */
  readonly name: string;
  /** The region of England, or the nation. */
  readonly region: string | null;
  /** The nation of the UK. */
  readonly country: string | null;
}

/** Result of a postcode look-up: the location, or an error message for its field. */
export interface LookedUp {
  readonly postcode: string;
  readonly from: From | null;
  readonly error: string | null;
}

/** Looks up the postcode of an address; makes no call without one. Never throws. */
export const lookUp = async (context: ContextReader, parameters: URLSearchParams): Promise<LookedUp> => {
  const located = await locate(context, parameters);
  if (!located) return { postcode: '', from: null, error: null };
  const { postcode, found } = located;
  const from =
    found.outcome === 'found'
      ? {
          ...{ postcode, lat: found.lat, lng: found.lng, name: placeName(found.place) },
          ...{ region: found.place.region, country: found.place.country },
        }
      : null;
  return { postcode, from, error: postcodeProblem(found) ?? null };
};
