import { SOURCE_LANGUAGE, TRANSLATED_LANGUAGES } from '@signpost/language/languages';
import { currentLanguage } from '@signpost/language/runtime';

/** BCP 47 tags of the languages that widgets have. */
export const LANGUAGES = [SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages' own names, which are the same on every page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'en-GB': 'English', cy: 'Cymraeg' };

/** Returns the language of this page, or British English when widgets do not have it. */
export const pageLanguage = (): Language =>
  LANGUAGES.find((language) => language === currentLanguage()) ?? SOURCE_LANGUAGE;
