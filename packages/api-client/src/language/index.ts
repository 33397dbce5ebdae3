import { currentLanguage, TRANSLATED_LANGUAGES } from '@signpost/language/runtime';

/** The parameter that asks the API for its texts in the language of the page; undefined when they are in English. */
export const languageParameter = (): { readonly lang: string } | undefined => {
  const lang = TRANSLATED_LANGUAGES.find((language) => language === currentLanguage());
  return lang && { lang };
};
