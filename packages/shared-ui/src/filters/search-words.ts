/** The link that searches for what was probably meant. */
export const searchInstead = (text: string): string => `Search for “${text}” instead`;

/** The link from a search for exactly what was typed to one that understands it. */
export const USUAL_SEARCH = 'Search the usual way';
