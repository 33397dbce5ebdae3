/** Pages that stand for themselves: no record of the catalogue is behind them. */
export const PAGES = [
  '/',
  '/explore',
  '/explore/compare',
  '/explore/search',
  '/explore/unis',
  '/about-the-data',
  '/accessibility',
  '/cookies',
] as const;

/** The search index that knows the addresses of a kind's pages. */
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

/** The kinds whose pages are real today. A kind joins when its pages no longer say that they are being built. */
export const INCLUDED: readonly Kind[] = ['unis', 'articles', 'statement-guides'];
