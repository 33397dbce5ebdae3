import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';

const LONGEST_POSTCODE = 10;

/** Where distances are measured from. */
export interface From {
  /** The postcode as it was written. */
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Such as "BA2, Bath". */
  readonly name: string;
}

/** A postcode that was looked up: the place, or what is wrong with it, for its field. */
export interface LookedUp {
  readonly postcode: string;
  readonly from: From | null;
  readonly error: string | null;
}

const ERRORS = {
  malformed: 'Enter a UK postcode, such as BA2 7AY or BA2.',
  unknown: 'We do not know this postcode. Check it, or try only its first part, such as BA2.',
  unavailable: 'We cannot look up postcodes at the moment. Try again in a few minutes.',
} as const;

/** Looks up the postcode of an address; nothing is asked without one. Never throws. */
export const lookUp = async (context: ContextReader, parameters: URLSearchParams): Promise<LookedUp> => {
  const postcode = (parameters.get('postcode') ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();
  if (postcode === '') return { postcode, from: null, error: null };
  if (postcode.length > LONGEST_POSTCODE) {
    return { postcode: postcode.slice(0, LONGEST_POSTCODE), from: null, error: ERRORS.malformed };
  }
  const found: Geocoded = await load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (found.outcome !== 'found') return { postcode, from: null, error: ERRORS[found.outcome] };
  const { outcode, town } = found.place;
  const name = town ? `${outcode}, ${town}` : outcode;
  return { postcode, from: { postcode, lat: found.lat, lng: found.lng, name }, error: null };
};

const RADIUS_OF_EARTH = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles between two places, as the crow flies. */
export const milesBetween = (
  one: { readonly lat: number; readonly lng: number },
  other: { readonly lat: number; readonly lng: number },
): number => {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_OF_EARTH * Math.asin(Math.sqrt(half));
};
