/** The storage key of the language that the visitor chose. */
export const LANGUAGE_KEY = 'signpost.language';
