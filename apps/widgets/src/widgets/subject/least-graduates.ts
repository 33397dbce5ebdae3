/** Fewest graduates behind a pay that is listed among the highest. */
export const LEAST_GRADUATES = 50;
