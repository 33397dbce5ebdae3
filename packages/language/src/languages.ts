/** BCP 47 tag of the language that the source is written in. */
export const SOURCE_LANGUAGE = 'en-GB';

/** BCP 47 tags of the languages that the product is translated into. The addresses of each begin with its tag. */
export const TRANSLATED_LANGUAGES = ['cy'] as const;
