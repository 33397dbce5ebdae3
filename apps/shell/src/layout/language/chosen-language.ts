import * as v from 'valibot';
import { storedValue } from '@signpost/identity';
import { SOURCE_LANGUAGE, TRANSLATED_LANGUAGES } from '@signpost/language/runtime';

/** The storage key of the language that the visitor chose. */
export const LANGUAGE_KEY = 'signpost.language';

/** The language that the visitor last switched to; null before that, and without consent to keep it. */
export const chosenLanguage = storedValue<string | null>({
  key: LANGUAGE_KEY,
  version: 1,
  schema: v.picklist([SOURCE_LANGUAGE, ...TRANSLATED_LANGUAGES]),
  fallback: null,
  consent: 'functional',
});

/** Keeps the language of a pressed switch to another language. */
export const keepChosenLanguage = (): void =>
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (link) chosenLanguage.write(link.hreflang);
  });
