import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';

/** The `lang` attribute of parts with texts of the data, which are in English; undefined on English pages. */
export const dataLanguage = (): string | undefined =>
  currentLanguage() === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;
