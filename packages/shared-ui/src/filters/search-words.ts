/** The link text that searches for the suggested spelling. */
export const searchInstead = (text: string): string => `Search for “${text}” instead`;

/** The link text from an exact search to one with query understanding. */
export const USUAL_SEARCH = 'Search the usual way';
