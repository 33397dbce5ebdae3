import { t } from '@signpost/language';

/** Bands of entrants' typical points in the search index: facet name and lower bound in points. */
const bands = () =>
  [
    { name: t('Under 64 points'), from: 0 },
    { name: t('64 to 95 points'), from: 64 },
    { name: t('96 to 127 points'), from: 96 },
    { name: t('128 to 159 points'), from: 128 },
    { name: t('160 points or more'), from: 160 },
  ] as const;

/** Returns the bands that a visitor with these points reaches. */
export const bandsUpTo = (points: number): string[] =>
  bands()
    .filter(({ from }) => from <= points)
    .map(({ name }) => name);

/** Formats the upper end of the highest band: "under 160 points"; null when no band is excluded. */
export const upperEnd = (points: number): string | null => {
  const next = bands().find(({ from }) => from > points);
  return next ? t('under {from} points', { from: next.from }) : null;
};
