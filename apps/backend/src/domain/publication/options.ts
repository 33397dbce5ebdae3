import type { CourseBody } from '../catalogue/course-record';
import { placeName, siteOf } from './place';
import type { Lookups, PublishedCourse, PublishedMode, Row } from './published';
import { cell } from './published';
import { titledRow } from './titles';

type Option = CourseBody['options'][number];
type Mode = Option['mode'];

const MODE_NAMES: Readonly<Record<string, readonly Mode[]>> = {
  '01': ['full-time'],
  '02': ['part-time'],
  '03': ['full-time', 'part-time'],
};

/** Returns the study modes of a published mode. DISTANCE is 1 for distance learning only, 2 for both. */
const waysOf = ({ mode }: PublishedMode, row: Row): readonly Mode[] => {
  const distance = cell(row, 'DISTANCE');
  if (distance === '1') return ['distance'];
  return [...(MODE_NAMES[mode] ?? []), ...(distance === '2' ? (['distance'] as const) : [])];
};

/** Returns the distinct LOCATION rows of one mode. */
export const locationsOf = ({ parts }: PublishedMode, lookups: Lookups): { id: string; row: Row }[] => {
  const found = new Map<string, Row>();
  for (const at of parts['COURSELOCATION'] ?? []) {
    const id = cell(at, 'LOCID');
    const row = lookups.location(cell(at, 'UKPRN'), id);
    if (row) found.set(id, row);
  }
  return [...found].map(([id, row]) => ({ id, row }));
};

/** Returns each combination of mode and place of a course. The id contains both and is stable between publications. */
export const courseOptions = (course: PublishedCourse, lookups: Lookups): Option[] => {
  const options = new Map<string, Option>();
  for (const published of course.modes) {
    const { row } = titledRow(published, lookups) ?? { row: {} };
    const years = yearsOf(row);
    const locations = locationsOf(published, lookups);
    for (const mode of waysOf(published, row)) {
      const places = mode === 'distance' || locations.length === 0 ? [undefined] : locations;
      for (const place of places) {
        const id = place ? `${mode}-${place.id}` : mode;
        if (!options.has(id)) {
          options.set(id, { id, mode, place: place ? namedPlace(place.row, course, lookups) : null, years });
        }
      }
    }
  }
  return [...options.values()];
};

/** NUMSTAGE is the number of stages (years) of full-time courses; it is blank for part-time ones. */
const yearsOf = (row: Row): number | null => Number(cell(row, 'NUMSTAGE')) || null;

const namedPlace = (row: Row, { provider }: PublishedCourse, { places }: Lookups): Option['place'] => {
  const name = placeName(row);
  const { point } = siteOf(row, provider, places);
  return name ? { name, ...(point ?? { latitude: null, longitude: null }) } : null;
};
