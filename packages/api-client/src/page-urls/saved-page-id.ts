/** The first part of the node id of each kind of page that is saved by it, by the name of its search index. */
const NODE_TYPES = {
  employers: 'employers',
  apprenticeships: 'apprenticeships',
  virtual_work_experiences: 'work-experiences',
  articles: 'articles',
  statement_guides: 'statement-guides',
  industry_guides: 'industry-guides',
  spotlights: 'spotlights',
  open_days: 'open-days',
} as const;

/** A kind of page that is saved by its node id. */
export type SavedPageKind = keyof typeof NODE_TYPES;

/** Whether pages of a kind are saved by their node id. */
export const isSavedPageKind = (kind: string): kind is SavedPageKind => kind in NODE_TYPES;

/** Returns the node id under which a page is saved (E-14), such as `employers:penhallick-marine`. */
export const savedPageId = (kind: SavedPageKind, id: string): string => `${NODE_TYPES[kind]}:${id}`;
