export const COMPARE = '/explore/compare';

/** The kinds that can be compared, by their query parameter. */
export const COMPARED = ['unis', 'courses', 'apprenticeships'] as const;
export type Compared = (typeof COMPARED)[number];
