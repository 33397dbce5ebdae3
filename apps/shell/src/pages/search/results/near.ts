import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';
import { nowhere, type Near } from './measured-from';

const LONGEST_POSTCODE = 10;

/** Finds the place of a postcode. Never fails: a postcode that cannot be used leaves the search as it is, and says why. */
export const findNear = async (context: ContextReader, postcode: string): Promise<Near> => {
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

const ERRORS = {
  malformed: 'Enter a full postcode, such as BA2 7AY, or its first half.',
  unknown: 'We cannot find that postcode. Check it, or try its first half, such as BA2.',
  unavailable: 'We cannot look up postcodes at the moment. Try again in a few minutes.',
} as const;
