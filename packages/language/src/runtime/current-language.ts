/** BCP 47 tag of the language that the source is written in. */
export const SOURCE_LANGUAGE = 'en-GB';

/** Where the language of the current page comes from: in a browser, from the document. */
let readLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || SOURCE_LANGUAGE;

/** Returns the BCP 47 tag of the language that the current page is shown in: `en-GB` or `cy`. */
export const currentLanguage = (): string => readLanguage();

/** Replaces where the language comes from. A server renders pages in several languages at the same time. */
export const setLanguageSource = (source: () => string): void => {
  readLanguage = source;
};
