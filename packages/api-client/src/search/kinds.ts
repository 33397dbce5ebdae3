/** Kinds of things that can be searched for; each has an index of its own. */
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

/** Every index: one for each kind, and `searches`, which holds what people may want to search for (C-19). */
export type IndexKind = SearchKind | 'searches';

export const isSearchKind = (name: string): name is SearchKind =>
  (SEARCH_KINDS as readonly string[]).includes(name);
