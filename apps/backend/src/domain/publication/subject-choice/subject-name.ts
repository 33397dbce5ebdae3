import { stemsOf } from './title-stems';

/** The stems of a subject's name. */
export type Name = readonly string[];

const known = new Map<string, Name>();

/** Returns the stems of a name's significant words. */
export const nameOf = (text: string): Name => {
  const name = known.get(text) ?? [...stemsOf(text).significant.keys()];
  known.set(text, name);
  return name;
};

/**
 * Returns the stems of a name; all of them where only one is significant, so that 'Food science' is not just 'food'.
 */
export const strictNameOf = (text: string): Name => {
  const name = nameOf(text);
  return name.length > 1 ? name : [...stemsOf(text).all.keys()];
};

/** Returns the position of a name in a title, which must have all of its words in any order; otherwise Infinity. */
export const placeOf = (title: ReadonlyMap<string, number>, name: Name): number => {
  let first = Infinity;
  for (const stem of name) {
    const place = title.get(stem);
    if (place === undefined) return Infinity;
    first = Math.min(first, place);
  }
  return first;
};
