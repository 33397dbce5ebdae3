/**
 * Version vector: the number of writes of each tab that a value includes. Clocks cannot order writes of two tabs within
 * the same millisecond, nor tell whether one writer knew of the other write; these counts can.
 */
export type VersionVector = Readonly<Record<string, number>>;

/** Random id of this page among the open tabs. */
export const TAB = Math.random().toString(36).slice(2);

/** Maximum number of tabs in a version vector, the latest writers first; every page that ever wrote counts as one. */
const MAX_TABS = 8;

/** The number of writes of a tab that the version vector includes. */
export const writesIn = (seen: VersionVector, tab: string): number => seen[tab] ?? 0;

/** Whether `known` includes every write of `seen`. */
export const isKnown = (seen: VersionVector, known: VersionVector): boolean =>
  Object.entries(seen).every(([tab, count]) => count <= writesIn(known, tab));

/** Merges two version vectors; the tabs of `later` are dropped last. */
export const mergeVersions = (one: VersionVector, later: VersionVector): VersionVector => {
  const older = Object.entries(one).filter(([tab]) => !(tab in later));
  const newer = Object.entries(later).map(
    ([tab, count]) => [tab, Math.max(count, writesIn(one, tab))] as const,
  );
  return Object.fromEntries([...older, ...newer].slice(-MAX_TABS));
};
