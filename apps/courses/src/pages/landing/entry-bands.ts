/** Bands of entrants' typical points in the search index: facet name and lower bound in points. */
const BANDS = [
  { name: 'Under 64 points', from: 0 },
  { name: '64 to 95 points', from: 64 },
  { name: '96 to 127 points', from: 96 },
  { name: '128 to 159 points', from: 128 },
  { name: '160 points or more', from: 160 },
] as const;

/** Returns the bands that a visitor with these points reaches. */
export const bandsUpTo = (points: number): string[] =>
  BANDS.filter(({ from }) => from <= points).map(({ name }) => name);

/** Formats the upper end of the highest band: "under 160 points"; null when no band is excluded. */
export const upperEnd = (points: number): string | null => {
  const next = BANDS.find(({ from }) => from > points);
  return next ? `under ${next.from} points` : null;
};
