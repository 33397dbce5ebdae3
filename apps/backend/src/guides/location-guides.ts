import type { LocationGuide } from '../catalogue/content/guides';
import { pageOf } from './pages';
import { picturesOf } from './pictures';

/** Whether courses can be filtered by a place: nations and regions, but not England, which holds most of them (E-09). */
const isFilter = ({ id, type }: LocationGuide): boolean => type !== 'city-guide' && id !== 'england';

/** E-09 in the source's shape: 'Study in …' is still part of the title. */
export const rawLocationGuide = (guide: LocationGuide) => ({
  ...guide,
  nid: pageOf('location-guides', guide).nid,
  url: pageOf('location-guides', guide).url,
  isFilter: isFilter(guide),
  ...picturesOf('guides', guide.id),
});
