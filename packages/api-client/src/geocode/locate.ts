import { t } from '@signpost/language';
import { load, type ContextReader } from '@signpost/api-client/base';
import { readText } from '../filters';
import { geocodeApi } from './endpoints';
import type { Geocoded, PostcodePlace } from './types';

const MAX_POSTCODE_LENGTH = 10;

/** The result of looking up the postcode of an address; null without one. */
export interface Located {
  readonly postcode: string;
  readonly found: Geocoded;
}

/** Looks up a postcode; text that is too long makes no call. Never fails. */
export const lookUpPostcode = (context: ContextReader, postcode: string): Promise<Geocoded> =>
  postcode.length > MAX_POSTCODE_LENGTH
    ? Promise.resolve({ outcome: 'malformed', lat: 0, lng: 0 })
    : load(context, geocodeApi.endpoints.geocodePostcode.initiate(postcode));

/** Reads and looks up the postcode of an address. Never fails. */
export const locate = async (
  context: ContextReader,
  parameters: URLSearchParams,
): Promise<Located | null> => {
  const postcode = readText(parameters.get('postcode'));
  if (!postcode) return null;
  return {
    postcode: postcode.slice(0, MAX_POSTCODE_LENGTH),
    found: await lookUpPostcode(context, postcode),
  };
};

const problems = () => ({
  malformed: t('Enter a full postcode, such as BA2 7AY, or its first half.'),
  unknown: t('We cannot find that postcode. Check it, or try its first half, such as BA2.'),
  unavailable: t('We cannot look up postcodes at the moment. Try again in a few minutes.'),
});

/** Error message for a looked-up postcode and how to correct it; undefined when there is no error. */
export const postcodeProblem = (found: Geocoded | null | undefined): string | undefined =>
  found && found.outcome !== 'found' ? problems()[found.outcome] : undefined;

/** The display name of a place, for example "BA2, Bath". */
export const placeName = ({ outcode, town }: PostcodePlace): string =>
  town ? `${outcode}, ${town}` : outcode;

/** The display name of the place found, for example "BA2, Bath"; null when not found. */
export const placeFound = (located: Located | null): string | null =>
  located?.found.outcome === 'found' ? placeName(located.found.place) : null;
