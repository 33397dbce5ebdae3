import type { SubjectGuide } from '../catalogue/content/guides';
import { mediaCategory } from './media-category';
import { pageOf } from './pages';
import { picturesOf } from './pictures';

/** E-11 in the source's shape: the guide with its node id, address and pictures. */
export const rawSubjectGuide = (guide: SubjectGuide) => ({
  ...guide,
  nid: pageOf('subject-guides', guide).nid,
  url: pageOf('subject-guides', guide).url,
  ...picturesOf(mediaCategory(guide.category), guide.id),
});

/** Whether a guide is meant by its id, by a CAH code it covers, or by a wider code above one of those. */
export const isSubject = (guide: SubjectGuide, wanted: string): boolean =>
  guide.id === wanted || guide.cah.some((code) => code === wanted || code.startsWith(`${wanted}-`));
