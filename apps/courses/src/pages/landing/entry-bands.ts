/** The bands of entrants' usual points by which the search service files courses: its name of each, and where it begins. */
const BANDS = [
  { name: 'Under 64 points', from: 0 },
  { name: '64 to 95 points', from: 64 },
  { name: '96 to 127 points', from: 96 },
  { name: '128 to 159 points', from: 128 },
  { name: '160 points or more', from: 160 },
] as const;

/** The bands that someone with these points reaches. */
export const bandsUpTo = (points: number): string[] =>
  BANDS.filter(({ from }) => from <= points).map(({ name }) => name);

/** The end of the highest of them in words: "under 160 points"; null when nothing is left out. */
export const upperEnd = (points: number): string | null => {
  const next = BANDS.find(({ from }) => from > points);
  return next ? `under ${next.from} points` : null;
};
