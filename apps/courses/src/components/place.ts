import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';

const MAX_POSTCODE_LENGTH = 10;

/** Location from which distances are measured. */
export interface From {
  /** The postcode as the visitor entered it. */
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Label such as "BA2, Bath". */
  readonly name: string;
}

/** Result of a postcode look-up: the location, or an error message for its field. */
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

/** Looks up the postcode of an address; makes no call without one. Never throws. */
export const lookUp = async (context: ContextReader, parameters: URLSearchParams): Promise<LookedUp> => {
  const postcode = (parameters.get('postcode') ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();
  if (postcode === '') return { postcode, from: null, error: null };
  if (postcode.length > MAX_POSTCODE_LENGTH) {
    return { postcode: postcode.slice(0, MAX_POSTCODE_LENGTH), from: null, error: ERRORS.malformed };
  }
  const found: Geocoded = await load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (found.outcome !== 'found') return { postcode, from: null, error: ERRORS[found.outcome] };
  const { outcode, town } = found.place;
  const name = town ? `${outcode}, ${town}` : outcode;
  return { postcode, from: { postcode, lat: found.lat, lng: found.lng, name }, error: null };
};

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the straight-line distance between two locations in miles. */
export const milesBetween = (
  one: { readonly lat: number; readonly lng: number },
  other: { readonly lat: number; readonly lng: number },
): number => {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(half));
};
