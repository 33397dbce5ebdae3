import type { ContextReader } from '@signpost/api-client/base';
import { lookUpPostcode, placeName, postcodeProblem } from '@signpost/api-client/geocode';
import { noOrigin, type SearchOrigin } from './origin';

/** Geocodes a postcode. Never fails: an unusable postcode returns an error text and does not restrict the search. */
export const geocodeOrigin = async (context: ContextReader, postcode: string): Promise<SearchOrigin> => {
  const found = await lookUpPostcode(context, postcode);
  if (found.outcome !== 'found') return noOrigin(postcodeProblem(found) ?? null);
  const { lat, lng, place } = found;
  return { name: placeName(place), position: { lat, lng }, error: null };
};
