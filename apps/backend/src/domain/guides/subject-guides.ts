import type { SubjectGuide } from '../catalogue/content/guides';
import type { Documents } from './documents';
import { mediaCategory } from './media-category';
import { pageOf } from './pages';
import { picturesOf } from './pictures';
import { textLanguage } from './translated-kinds';

/** Converts a subject guide to the source's shape (E-11), with its node id, address and pictures. */
export const rawSubjectGuide = (guide: SubjectGuide, documents: Documents) => ({
  ...guide,
  language: textLanguage(guide),
  subjectMap: guide.subjectMap.map(documents.translate),
  nid: pageOf('subject-guides', guide).nid,
  url: pageOf('subject-guides', guide).url,
  ...picturesOf(mediaCategory(guide.category), guide.id),
});

/** Returns whether `subject` is the guide's id, a CAH code that it covers, or a broader code of one of those. */
export const matchesSubject = (guide: SubjectGuide, subject: string): boolean =>
  guide.id === subject || guide.cah.some((code) => code === subject || code.startsWith(`${subject}-`));
