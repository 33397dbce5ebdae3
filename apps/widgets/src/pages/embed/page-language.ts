import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@signpost/language/languages';
import { currentLanguage } from '@signpost/language/runtime';

/** Returns the language of this page, or British English when widgets do not have it. */
export const pageLanguage = (): Language =>
  LANGUAGES.find((language) => language === currentLanguage()) ?? SOURCE_LANGUAGE;
