/** The pages that do not belong to a record of the catalogue. */
export const PAGES = [
  '/',
  '/explore',
  '/explore/compare',
  '/explore/search',
  '/explore/what-to-do',
  '/explore/where-to-go',
  '/explore/career-quiz',
  '/explore/career-list',
  '/explore/career-compass',
  '/explore/career-search',
  '/explore/courses',
  '/explore/courses/choices',
  '/explore/courses/near-home',
  '/explore/courses/results-day',
  '/explore/courses/subjects',
  '/explore/unis',
  '/explore/employers',
  '/about-the-data',
  '/accessibility',
  '/cookies',
] as const;

/** The search index that has the addresses of a kind's pages. */
export const INDEXES = {
  unis: 'd10_universities',
  courses: 'd10_courses',
  careers: 'd10_careers',
  pathways: 'd10_career_pathways',
  subjects: 'd10_subject_guides',
  locations: 'd10_location_guides',
  industries: 'd10_industry_guides',
  employers: 'd10_employers',
  articles: 'd10_articles',
  'statement-guides': 'd10_statement_guides',
} as const;

/** A kind of page that has one page for each record. */
export type Kind = keyof typeof INDEXES;

/** The page that lists a kind. It is left out of the sitemap while the kind has no real records. */
export const LISTS: Readonly<Partial<Record<Kind, string>>> = { employers: '/explore/employers' };

/** Every kind, in the order of the index. */
export const KINDS = Object.keys(INDEXES) as readonly Kind[];
