import * as v from 'valibot';
import { countFavourites, currentFavourites, latestFavourites, setFavourites } from './favourites';
import { FAVOURITE_KINDS, inOrder, StoredFavourites, type Favourites } from './kinds';

const FORMAT = 'signpost.favourites';

/** Maximum length of an import file in characters. */
const MAX_FILE_LENGTH = 1_000_000;
/** Maximum number of items of one kind after a merge. */
const MAX_ITEMS = 500;

const File = v.object({ format: v.literal(FORMAT), version: v.literal(1), favourites: StoredFavourites });

/** Serialises the favourites as the JSON text that `importFavourites` reads. */
export const exportFavourites = (): string =>
  JSON.stringify({ format: FORMAT, version: 1, favourites: currentFavourites() }, null, 2);

/** Parses a favourites file and drops invalid items; null when it is not such a file or too long. */
export const readFavouritesFile = (text: string): Favourites | null => {
  if (text.length > MAX_FILE_LENGTH) return null;
  try {
    const parsed = v.safeParse(File, JSON.parse(text));
    return parsed.success ? parsed.output.favourites : null;
  } catch {
    return null;
  }
};

/**
 * Merges two lists without duplicates (500 of a kind at most): items of `mine` keep their place, items only in `theirs`
 * follow. Their top choices fill the slots that are empty in mine.
 */
export const mergeFavourites = (mine: Favourites, theirs: Favourites): Favourites => {
  const lists = FAVOURITE_KINDS.map((kind) => [kind, [...mine[kind], ...theirs[kind]]]);
  const waiting = theirs.top.flatMap(({ course }) =>
    course === false || mine.top.some((slot) => slot.course === course) ? [] : [course],
  );
  const top = mine.top.map((slot) =>
    slot.course === false ? { ...slot, course: waiting.shift() ?? (false as const) } : slot,
  );
  const all = inOrder({ ...mine, ...Object.fromEntries(lists), top });
  const limited = FAVOURITE_KINDS.map((kind) => [
    kind,
    all[kind].slice(0, Math.max(MAX_ITEMS, mine[kind].length)),
  ]);
  return inOrder({ ...all, ...Object.fromEntries(limited) });
};

/**
 * Adds a file's favourites to those saved. Returns how many are new and whether the device stored them; null when it is
 * not such a file.
 */
export const importFavourites = (text: string): { readonly added: number; readonly kept: boolean } | null => {
  const theirs = readFavouritesFile(text);
  if (!theirs) return null;
  const mine = latestFavourites();
  const merged = mergeFavourites(mine, theirs);
  return { added: countFavourites(merged) - countFavourites(mine), kept: setFavourites(merged) };
};
