/** Bands of UCAS tariff points for filtering courses: name and exclusive upper limit. */
export const tariffBands = [
  { name: 'Under 64 points', below: 64 },
  { name: '64 to 95 points', below: 96 },
  { name: '96 to 127 points', below: 128 },
  { name: '128 to 159 points', below: 160 },
  { name: '160 points or more', below: Infinity },
] as const;

/** Returns the band with the middle of the middle half of entrants; null when not published (null or NaN). */
export const tariffBandOf = (points: number | null): string | null =>
  points === null ? null : (tariffBands.find(({ below }) => points < below)?.name ?? null);
