import type { IndustryGuide } from '../catalogue/content/guides';
import type { Documents } from '../documents/documents';
import { careerLinks } from './career-links';
import { industryCategory } from './media-category';
import { pageOf } from './pages';
import { picturesOf } from './pictures';

/** E-12 in the source's shape, with the careers it names looked up. */
export const rawIndustryGuide = (guide: IndustryGuide, documents: Documents) => ({
  ...guide,
  nid: pageOf('industry-guides', guide).nid,
  relatedCareers: careerLinks(documents, guide.relatedCareers),
  ...picturesOf(industryCategory(guide.id), guide.id),
});
