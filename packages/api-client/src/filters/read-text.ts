/** Maximum length of search words, in characters; the search protocol's limit is 512 bytes. */
export const MAX_QUERY_LENGTH = 200;

/** Removes control and replacement characters from a text, which no keyboard types, and trims it. */
export const readText = (text: string | null): string => (text ?? '').replace(/[\p{Cc}\uFFFD]/gu, ' ').trim();
