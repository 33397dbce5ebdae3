/** A seeded random number generator in [0, 1) (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * Picks from a list, favouring its first values: the first tenth is picked in 46 of 100 cases. Throws when it
 * is empty.
 */
export const pickPopular = <Value>(values: readonly Value[], random: () => number): Value => {
  const value = values[Math.floor(values.length * random() ** 3)];
  if (value === undefined) throw new Error('cannot pick from an empty list');
  return value;
};

/** Returns the values in random order. */
export const shuffled = <Value>(values: readonly Value[], random: () => number): Value[] =>
  values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
