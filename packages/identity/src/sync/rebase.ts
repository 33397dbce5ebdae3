import { FAVOURITE_KINDS, inOrder, isSame, type Favourites, type SavedItem } from '../favourites/kinds';

const textOf = ({ id, title, url, type, kind, note }: SavedItem): string =>
  JSON.stringify([id, title, url, type, kind, note]);
const listText = (items: readonly SavedItem[]): string => items.map(textOf).join();
const topText = ({ top }: Favourites): string => top.map(({ course }) => course).join();

/** Whether two lists hold the same items in the same order. */
export const isSameList = (one: Favourites, other: Favourites): boolean =>
  topText(one) === topText(other) &&
  FAVOURITE_KINDS.every((kind) => listText(one[kind]) === listText(other[kind]));

const rebaseItems = (
  base: readonly SavedItem[],
  mine: readonly SavedItem[],
  theirs: readonly SavedItem[],
): readonly SavedItem[] => {
  if (listText(base) === listText(mine)) return theirs;
  if (listText(base) === listText(theirs)) return mine;
  const find = (items: readonly SavedItem[], item: SavedItem) => items.find((other) => isSame(other, item));
  const stayed = theirs.flatMap((item) => {
    const here = find(mine, item);
    const before = find(base, item);
    if (!here) return before ? [] : [item];
    // Saved here before the account confirmed it: a note may have been written meanwhile.
    if (!before) return [here.note === undefined ? item : here];
    return textOf(before) !== textOf(here) ? [here] : [item];
  });
  const added = mine.filter((item) => !find(base, item) && !find(theirs, item));
  return [...stayed, ...added];
};

/**
 * Applies the changes made here since `base` to the saved list: additions, removals and notes of both sides are kept.
 * On conflict this device wins; the top five count as one value.
 */
export const rebase = (base: Favourites, mine: Favourites, theirs: Favourites): Favourites => {
  const lists = FAVOURITE_KINDS.map((kind) => [kind, rebaseItems(base[kind], mine[kind], theirs[kind])]);
  const top = topText(base) === topText(mine) ? theirs.top : mine.top;
  return inOrder({ ...theirs, ...Object.fromEntries(lists), top });
};

/** The single item whose saving or removal is the only difference between `mine` and `base`; otherwise null. */
export const onlyToggle = (base: Favourites, mine: Favourites) => {
  const changes = FAVOURITE_KINDS.flatMap((kind) => [
    ...mine[kind]
      .filter((item) => !base[kind].some((other) => isSame(other, item)))
      .map((item) => ({ kind, item, saved: true })),
    ...base[kind]
      .filter((item) => !mine[kind].some((other) => isSame(other, item)))
      .map((item) => ({ kind, item, saved: false })),
  ]);
  const [change] = changes;
  if (!change || changes.length > 1) return null;
  const { kind, item, saved } = change;
  const items = saved ? [...base[kind], item] : base[kind].filter((other) => !isSame(other, item));
  return isSameList(inOrder({ ...base, [kind]: items }), mine) ? change : null;
};
