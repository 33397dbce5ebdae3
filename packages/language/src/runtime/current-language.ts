/** BCP 47 tag of the language that the source is written in. */
export const SOURCE_LANGUAGE = 'en-GB';

/** BCP 47 tags of the languages that the product is translated into. The addresses of each begin with its tag. */
export const TRANSLATED_LANGUAGES = ['cy'] as const;

/** Returns a language of the product; British English for any other tag, such as that of a page that shows a widget. */
const known = (tag: string): string =>
  TRANSLATED_LANGUAGES.find((language) => language === tag) ?? SOURCE_LANGUAGE;

/** Where the language of the current page comes from: in a browser, from the document. */
let readLanguage = (): string =>
  typeof document === 'undefined' ? SOURCE_LANGUAGE : known(document.documentElement.lang);

/** Returns the BCP 47 tag of the language that the current page is shown in: `en-GB` or `cy`. */
export const currentLanguage = (): string => readLanguage();

/** Replaces where the language comes from. A server renders pages in several languages at the same time. */
export const setLanguageSource = (source: () => string): void => {
  readLanguage = source;
};
