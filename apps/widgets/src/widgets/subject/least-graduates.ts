/** Minimum number of graduates behind a pay figure in the list of highest pay. */
export const MIN_GRADUATES = 50;
