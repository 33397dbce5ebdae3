import type { SubjectGuide } from '../catalogue/content/guides';
import { mediaCategory } from './media-category';
import { pageOf } from './pages';
import { picturesOf } from './pictures';

/** Converts a subject guide to the source's shape (E-11), with its node id, address and pictures. */
export const rawSubjectGuide = (guide: SubjectGuide) => ({
  ...guide,
  nid: pageOf('subject-guides', guide).nid,
  url: pageOf('subject-guides', guide).url,
  ...picturesOf(mediaCategory(guide.category), guide.id),
});

/** Whether a guide matches an id, a CAH code it covers, or a broader code above one of those. */
export const matchesSubject = (guide: SubjectGuide, wanted: string): boolean =>
  guide.id === wanted || guide.cah.some((code) => code === wanted || code.startsWith(`${wanted}-`));
