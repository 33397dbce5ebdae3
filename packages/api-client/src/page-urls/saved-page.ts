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

/** Whether a node id is that of a page of the kind. */
export const isSavedPageOf = (kind: SavedPageKind, nodeId: string): boolean =>
  nodeId.startsWith(`${NODE_TYPES[kind]}:`);

/** What stands between title and provider where titles are common to many providers. */
const PROVIDER_SEPARATORS = { courses: ', ', open_days: ': ' } as const;

/** Whether the saved title of a kind names the provider. */
export const isSavedWithProvider = (kind: string): kind is keyof typeof PROVIDER_SEPARATORS =>
  kind in PROVIDER_SEPARATORS;

/** Returns the saved title of a course or open day, such as `Law, Leeds Trinity University`. */
export const titleWithProvider = (
  kind: keyof typeof PROVIDER_SEPARATORS,
  title: string,
  provider: string,
): string => title + PROVIDER_SEPARATORS[kind] + provider;
