/** BCP 47 tags of the languages that a product is translated into; the source is in British English. */
export const TRANSLATED_LANGUAGES = ['cy'] as const;

/** A language that the product is translated into. */
export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];
