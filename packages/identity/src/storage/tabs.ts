/**
 * How many writes of each tab a value was made on top of. Tabs cannot tell by a clock which of two writes came first, nor
 * whether the one knew of the other: two presses fall into the same millisecond. By these counts they can.
 */
export type Seen = Readonly<Record<string, number>>;

/** What this page calls itself among the others. */
export const TAB = Math.random().toString(36).slice(2);

/** Most tabs that are remembered, those that wrote last: each page that ever wrote is one. */
const MOST_TABS = 8;

/** How many writes of a tab are in there. */
export const writesIn = (seen: Seen, tab: string): number => seen[tab] ?? 0;

/** Whether all that `seen` counts is in `known` too. */
export const isKnown = (seen: Seen, known: Seen): boolean =>
  Object.entries(seen).every(([tab, count]) => count <= writesIn(known, tab));

/** What was made on top of both; `later` holds the tabs that are remembered longest. */
export const both = (one: Seen, later: Seen): Seen => {
  const older = Object.entries(one).filter(([tab]) => !(tab in later));
  const newer = Object.entries(later).map(
    ([tab, count]) => [tab, Math.max(count, writesIn(one, tab))] as const,
  );
  return Object.fromEntries([...older, ...newer].slice(-MOST_TABS));
};
