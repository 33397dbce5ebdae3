import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { keepChosenLanguage, keepReachedLanguage } from './chosen-language';
import { suggestLanguage } from './suggest-language';

/** Keeps the language that the visitor switches to, and on an English page offers the one that they prefer. */
export const followLanguage = (): void => {
  keepChosenLanguage();
  if (currentLanguage() === SOURCE_LANGUAGE) suggestLanguage();
  else keepReachedLanguage();
};
