/** The page's path. */
export const COMPARE = '/explore/compare';

/** What can stand side by side, by the name of its part of the address. */
export const COMPARED = ['unis', 'courses', 'apprenticeships'] as const;
export type Compared = (typeof COMPARED)[number];
