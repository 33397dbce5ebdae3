/** BCP 47 tag of the language that the source is written in. */
export const SOURCE_LANGUAGE = 'en-GB';

/** BCP 47 tags of the languages that the product is translated into. The addresses of each begin with its tag. */
export const TRANSLATED_LANGUAGES = ['cy'] as const;

/** BCP 47 tags of all languages of the product. */
export const LANGUAGES = [SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages' own names, which are the same on every page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  [SOURCE_LANGUAGE]: 'English',
  cy: 'Cymraeg',
};
