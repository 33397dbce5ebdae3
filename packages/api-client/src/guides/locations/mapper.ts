import type { Report } from '@signpost/api-client/base';
import { memberOf, readEach } from '../../wire';
import { RawLocation, RawLocationStory } from './schema';
import type { Location, LocationStory } from './types';

/** Places that are always countries, regardless of the source. */
const COUNTRIES: ReadonlySet<string> = new Set([
  'England',
  'Scotland',
  'Wales',
  'Northern Ireland',
  'Outside of the UK',
]);

/**
 * Applies E-09: removes `Study in ` from the name, forces countries to be countries, and marks places that filter
 * courses.
 */
const toLocation = ({ id, title: titled, type: told }: RawLocation): Location => {
  const title = titled.replace(/^Study in /, '');
  const type = COUNTRIES.has(title) ? 'country-guide' : told;
  return { id, title, type, isFilter: type !== 'city-guide' && title !== 'England' };
};

/** Parses a response of C-22 as locations, in the API's order: nations, regions, cities (E-22). */
export const readLocations = (answer: unknown, report: Report): Location[] =>
  readEach(RawLocation, answer, 'A location', report).map(toLocation);

/** Parses a response of C-13 as location guides with their texts (E-09). */
export const readLocationStories = (answer: unknown, report: Report): LocationStory[] =>
  readEach(
    RawLocationStory,
    memberOf(answer, 'data', 'locationGuides', 'items'),
    'A location guide',
    report,
  ).map(({ latitude: lat, longitude: lng, ...raw }) => ({
    ...raw,
    ...toLocation(raw),
    latlon: lat === null || lng === null ? null : { lat, lng },
  }));
