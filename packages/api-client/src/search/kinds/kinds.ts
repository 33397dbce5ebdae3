/** The kinds of records that can be searched; each has its own index. */
export const SEARCH_KINDS = [
  'courses',
  'universities',
  'careers',
  'career_pathways',
  'subject_guides',
  'location_guides',
  'industry_guides',
  'articles',
  'statement_guides',
  'employers',
  'apprenticeships',
  'open_days',
  'spotlights',
  'virtual_work_experiences',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** All indexes: one for each kind, and `searches`, which holds suggested searches (C-19). */
export type IndexKind = SearchKind | 'searches';

export const isSearchKind = (name: string): name is SearchKind =>
  (SEARCH_KINDS as readonly string[]).includes(name);
