import * as v from 'valibot';
import { countFavourites, currentFavourites, latestFavourites, setFavourites } from './favourites';
import { FAVOURITE_KINDS, inOrder, StoredFavourites, type Favourites } from './kinds';

const FORMAT = 'signpost.favourites';

/** Longest file that is read, in characters, and most items of one kind. */
const MAX_FILE = 1_000_000;
const MAX_ITEMS = 500;

const File = v.object({ format: v.literal(FORMAT), version: v.literal(1), favourites: StoredFavourites });

/** What is saved as the text of a JSON file that `importFavourites` reads. */
export const exportFavourites = (): string =>
  JSON.stringify({ format: FORMAT, version: 1, favourites: currentFavourites() }, null, 2);

/** The favourites in a file's text, without items that cannot be trusted; null when it is no such file or too long. */
export const readFavouritesFile = (text: string): Favourites | null => {
  if (text.length > MAX_FILE) return null;
  try {
    const parsed = v.safeParse(File, JSON.parse(text));
    return parsed.success ? parsed.output.favourites : null;
  } catch {
    return null;
  }
};

/**
 * Two lists as one, each thing once (500 of a kind at most): what `mine` has stays where it is, what only `theirs` has
 * follows. Their top choices take the slots that mine leave empty.
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

/** Adds a file's favourites to those saved. Gives how many are new and whether the device keeps them; null when it is no such file. */
export const importFavourites = (text: string): { readonly added: number; readonly kept: boolean } | null => {
  const theirs = readFavouritesFile(text);
  if (!theirs) return null;
  const mine = latestFavourites();
  const merged = mergeFavourites(mine, theirs);
  return { added: countFavourites(merged) - countFavourites(mine), kept: setFavourites(merged) };
};
