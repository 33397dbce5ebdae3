/** A deterministic random generator: the same seed always gives the same drawing. */
export interface Random {
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items, with equal probability. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

/**
 * Hashes a text to a 32-bit whole number (FNV-1a with a final mix, so that similar texts get very different numbers).
 */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};

/** Creates a random generator seeded by a text (mulberry32). */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
};
