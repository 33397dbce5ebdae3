/** Where the default pictures are (C-23). */
const FOLDER = '/themes/custom/ucas/images/default-images';
const HOW_MANY = 10;

export interface DefaultImageChoice {
  /** `tile` or `banner`: the shape. */
  type: string;
  /** The set it comes from; left out for the set that belongs to no category. */
  category?: string | undefined;
  /** The thing it stands for. */
  key: string;
  /** Drawn once for a page view and sent with the page, so that both sides pick alike; the same key differs between views. */
  seed?: string;
}

// FNV-1a: spreads keys that differ in one letter over the whole set.
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
};

/** [S-12] A number from 1 to 10 for a thing in a page view: as if by chance, but the same on the server and in the browser. */
export const defaultImageNumber = (key: string, seed = ''): number => (hash(`${seed}:${key}`) % HOW_MANY) + 1;

/** [S-12] The path of the default picture of a thing that has none of its own; `Picture` adds the width. */
export const defaultImage = ({ type, category, key, seed }: DefaultImageChoice): string =>
  `${FOLDER}${category ? `/${category}` : ''}/${type}s/default-${type}${defaultImageNumber(key, seed)}.jpg`;
