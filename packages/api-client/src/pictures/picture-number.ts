/** Number of default pictures in a set (S-12). */
const PICTURES_IN_A_SET = 10;

/**
 * Selects a default picture from 1 to 10 (S-12) by a hash of the seed (such as an id), so that server and browser
 * select the same.
 */
export const pictureNumber = (seed: string): number => (hash(seed) % PICTURES_IN_A_SET) + 1;

/** The hash that the API uses too (FNV-1a with a final mix), so that a record has the same picture everywhere. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};
