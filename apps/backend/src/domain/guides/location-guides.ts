import type { LocationGuide } from '../catalogue/content/guides';
import { pageOf } from './pages';
import { picturesOf } from './pictures';
import { textLanguage } from './translated-kinds';

/**
 * Whether courses can be filtered by a place: nations and regions, except England, which has most of the courses
 * (E-09).
 */
const isFilter = ({ id, type }: LocationGuide): boolean => type !== 'city-guide' && id !== 'england';

/** How far from its centre a city guide reaches, in miles. */
export const CITY_RADIUS_MILES = 12;

/** Converts a location guide to the source's shape (E-09); the title keeps the prefix 'Study in …'. */
export const rawLocationGuide = (guide: LocationGuide) => ({
  ...guide,
  language: textLanguage(guide),
  nid: pageOf('location-guides', guide).nid,
  url: pageOf('location-guides', guide).url,
  isFilter: isFilter(guide),
  radius: guide.type === 'city-guide' ? CITY_RADIUS_MILES : null,
  ...picturesOf('guides', guide.id),
});
