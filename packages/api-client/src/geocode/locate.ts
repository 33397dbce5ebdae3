import { load, type ContextReader } from '@signpost/api-client/base';
import { geocodeApi } from './endpoints';
import type { Geocoded } from './types';

const MAX_POSTCODE_LENGTH = 10;

/** The result of looking up the postcode of an address; null without one. */
export interface Located {
  readonly postcode: string;
  readonly found: Geocoded;
}

/** Reads and looks up the postcode of an address; text that is too long makes no call. Never fails. */
export const locate = async (
  context: ContextReader,
  parameters: URLSearchParams,
): Promise<Located | null> => {
  const postcode = (parameters.get('postcode') ?? '').replace(/[\p{Cc}\uFFFD]/gu, '').trim();
  if (!postcode) return null;
  const found: Geocoded =
    postcode.length > MAX_POSTCODE_LENGTH
      ? { outcome: 'malformed', lat: 0, lng: 0 }
      : await load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));
  return { postcode: postcode.slice(0, MAX_POSTCODE_LENGTH), found };
};

/** Error message for a postcode and how to correct it; undefined when there is no error. */
export const postcodeProblem = (located: Located | null): string | undefined => {
  switch (located?.found.outcome) {
    case 'malformed':
      return 'Enter a full postcode, such as BA2 7AY, or its first half.';
    case 'unknown':
      return 'We cannot find that postcode. Check it, or try its first half, such as BA2.';
    case 'unavailable':
      return 'We cannot look up postcodes at the moment. Try again in a few minutes.';
    default:
      return undefined;
  }
};

/** The display name of the place found, for example "BA2, Bath"; null when not found. */
export const placeFound = (located: Located | null): string | null => {
  if (located?.found.outcome !== 'found') return null;
  const { outcode, town } = located.found.place;
  return town ? `${outcode}, ${town}` : outcode;
};
