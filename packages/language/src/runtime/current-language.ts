import { SOURCE_LANGUAGE } from '../languages';

/** The language of a browser build, which has no other; set by the bundler. */
const BUILT_FOR = process.env['SIGNPOST_LANGUAGE'];

/** Where the language of the current page comes from otherwise: tests read the document, a server the request. */
let readLanguage = (): string =>
  typeof document !== 'undefined' && document.documentElement.lang === 'cy' ? 'cy' : SOURCE_LANGUAGE;

/** Returns the BCP 47 tag of the language that the current page is shown in: `en-GB` or `cy`. */
export const currentLanguage = (): string => BUILT_FOR ?? readLanguage();

/** Replaces where the language comes from. A server renders pages in several languages at the same time. */
export const setLanguageSource = (source: () => string): void => {
  readLanguage = source;
};
