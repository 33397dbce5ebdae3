/** How many default pictures a set has (S-12). */
export const PICTURES_IN_A_SET = 10;

/**
 * Which default picture a thing wears, 1 to 10 (S-12): picked as if at random from its seed (its id, say), so that the
 * server and the browser pick the same.
 */
export const pictureNumber = (seed: string): number => (hash(seed) % PICTURES_IN_A_SET) + 1;

/** The hash by which the API picks too (FNV-1a with a final mix), so that one thing has one picture everywhere. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};
