/**
 * Bucket limits of Core Web Vitals: seconds of the largest paint and of the slowest interaction, and the score of layout
 * shifts. They contain the limits of good and acceptable values.
 */
export const VITAL_BUCKETS = [
  0.01, 0.05, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10,
] as const;
