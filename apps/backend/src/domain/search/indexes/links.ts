import type { CategoryName } from '../../artwork';
import { defaultImagePath, lineCategories, mediaCategories } from '../../artwork';
import { hash } from '../../artwork/drawing/random';

/** Formats a name as a URL segment with the site's own spelling (V-11); any other spelling would not be the page's canonical URL. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The site's URLs of search results. */
export const links = {
  course: (id: string, title: string) => `/explore/courses/${id}/${slug(title)}`,
  university: (shortId: string, name: string) => `/explore/unis/${shortId}/${slug(name)}`,
  career: (pathway: string, id: string) => `/explore/career-page/${pathway}/${id}`,
  pathway: (id: string) => `/explore/career-path/${id}`,
  subject: (id: string) => `/explore/subjects/${id}`,
  location: (id: string) => `/explore/where-to-go?location=${id}`,
  article: (id: string) => `/explore/articles/${id}`,
  statementGuide: (id: string) => `/explore/statement-guides/${id}`,
  employer: (id: string) => `/explore/employer/${id}`,
  apprenticeship: (employer: string, id: string) => `/explore/employer/${employer}#${id}`,
  openDays: (shortId: string, name: string) => `/explore/unis/${shortId}/${slug(name)}#open-days`,
  spotlight: (id: string, title: string) => `/explore/spotlights/${id}/${slug(title)}`,
  workExperience: (id: string, title: string) => `/explore/virtual-work-experiences/${id}/${slug(title)}`,
  search: (kind: string, text: string) => `/explore/search/${kind}?q=${encodeURIComponent(text)}`,
};

const isCategory = (name: string): name is CategoryName => name in mediaCategories || name in lineCategories;

/** Chooses a default picture from the set of the record's category, the same for each call; an unknown category uses the set for no category. */
export const pictureOf = (id: string, category: string): string =>
  defaultImagePath({
    category: isCategory(category) ? category : null,
    type: 'tile',
    n: (hash(id) % 10) + 1,
    format: 'webp',
  });
