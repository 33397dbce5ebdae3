import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi, type Geocoded } from '@signpost/api-client/geocode';
import { noOrigin, type SearchOrigin } from './search-origin';

const MAX_POSTCODE_LENGTH = 10;

/** Geocodes a postcode. Never fails: an unusable postcode returns an error text and does not restrict the search. */
export const geocodeOrigin = async (context: ContextReader, postcode: string): Promise<SearchOrigin> => {
  const result: Geocoded =
    postcode.length > MAX_POSTCODE_LENGTH
      ? { outcome: 'malformed', lat: 0, lng: 0 }
      : await load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  if (result.outcome !== 'found') return noOrigin(ERRORS[result.outcome]);
  const { lat, lng, place } = result;
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
