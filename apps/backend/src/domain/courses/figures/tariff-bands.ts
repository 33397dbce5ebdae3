/** Bands of UCAS tariff points by which courses are filtered: what each is called, and the points that it ends below. */
export const tariffBands = [
  { name: 'Under 64 points', below: 64 },
  { name: '64 to 95 points', below: 96 },
  { name: '96 to 127 points', below: 128 },
  { name: '128 to 159 points', below: 160 },
  { name: '160 points or more', below: Infinity },
] as const;

/** The band in which the middle of the middle half of entrants is; null where they are not published (null or NaN). */
export const tariffBandOf = (points: number | null): string | null =>
  points === null ? null : (tariffBands.find(({ below }) => points < below)?.name ?? null);
