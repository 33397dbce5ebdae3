import type { IndustryGuide } from '../catalogue/content/guides';
import type { Documents } from './documents';
import { careerLinks } from './career-links';
import { industryCategory } from './media-category';
import { pageOf } from './pages';
import { picturesOf } from './pictures';
import { textLanguage } from './translated-kinds';

/** Converts an industry guide to the source's shape (E-12), with its careers looked up. */
export const rawIndustryGuide = (guide: IndustryGuide, documents: Documents) => ({
  ...guide,
  language: textLanguage(guide),
  nid: pageOf('industry-guides', guide).nid,
  relatedCareers: careerLinks(documents, guide.relatedCareers),
  ...picturesOf(industryCategory(guide.id), guide.id),
});
