import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { LANGUAGES } from '@signpost/language/languages';
import { currentLanguage, splitAddress } from '@signpost/language/runtime';
import { LANGUAGE_KEY } from './language-key';

/** The language that the visitor last switched to; null before that, and without consent to keep it. */
export const chosenLanguage = storedValue<string | null>({
  key: LANGUAGE_KEY,
  version: 1,
  schema: v.picklist(LANGUAGES),
  fallback: null,
  consent: 'functional',
});

/** Keeps the language of a pressed switch to another language. */
export const keepChosenLanguage = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) chosenLanguage.write(link.hreflang);
  });

/**
 * Keeps the language of this page when the visitor came to it from a page of the site in another language. English pages
 * do not load the code that keeps the switch that is pressed there. `referrer` is an absolute address or empty.
 */
export const keepReachedLanguage = (referrer = document.referrer): void => {
  if (!referrer.startsWith(`${window.location.origin}/`)) return;
  const before = splitAddress(new URL(referrer).pathname).language;
  if (before !== currentLanguage()) chosenLanguage.write(currentLanguage());
};
