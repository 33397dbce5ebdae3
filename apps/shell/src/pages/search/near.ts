import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';
import type { Position } from '@signpost/api-client/search';

const LONGEST_POSTCODE = 10;

/** Where a search measures from, or what is wrong with the postcode. */
export interface Near {
  /** Such as "BA2, Bath". */
  readonly name: string | null;
  readonly position: Position | null;
  /** In words for the visitor, to stand at the field. */
  readonly error: string | null;
}

/** Finds the place of a postcode. Never fails: a postcode that cannot be used leaves the search as it is, and says why. */
export const findNear = async (
  context: ContextReader,
  { postcode, radius }: { readonly postcode: string | null; readonly radius: number | null },
): Promise<Near> => {
  if (!postcode) return nowhere(radius ? 'Enter a postcode to see what is near it.' : null);
  const found: Geocoded =
    postcode.length > LONGEST_POSTCODE
      ? { outcome: 'malformed', lat: 0, lng: 0 }
      : await load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (found.outcome !== 'found') return nowhere(ERRORS[found.outcome]);
  const { lat, lng, place } = found;
  return {
    name: place.town ? `${place.outcode}, ${place.town}` : place.outcode,
    position: { lat, lng },
    error: null,
  };
};

const nowhere = (error: string | null): Near => ({ name: null, position: null, error });

const ERRORS = {
  malformed: 'Enter a full postcode, such as BA2 7AY, or its first half.',
  unknown: 'We cannot find that postcode. Check it, or try its first half, such as BA2.',
  unavailable: 'We cannot look up postcodes at the moment. Try again in a few minutes.',
} as const;
