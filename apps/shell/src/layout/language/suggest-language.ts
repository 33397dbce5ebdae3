import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@signpost/language/languages';
import { localAddress, splitAddress } from '@signpost/language/runtime';
import { showToast } from '@signpost/shared-ui';
import { chosenLanguage } from './chosen-language';

/** In the language that is suggested, so these texts are not those of the page's language. */
const SUGGESTIONS: Readonly<Partial<Record<Language, string>>> = {
  cy: 'Mae’r dudalen hon ar gael yn Gymraeg.',
};

const primary = (tag: string): string | undefined => tag.split('-')[0];

const wanted = (tags: readonly string[]): Language | undefined =>
  tags.flatMap((tag) => LANGUAGES.find((language) => primary(language) === primary(tag)) ?? [])[0];

/**
 * On an English page, offers the page in the language that the visitor chose before, or else in that which the browser
 * asks for. Never redirects, because a link should lead to what it says.
 */
export const suggestLanguage = (languages: readonly string[] = navigator.languages): void => {
  const chosen = chosenLanguage.read();
  const language = LANGUAGES.find((tag) => tag === chosen) ?? wanted(languages);
  const message = language && SUGGESTIONS[language];
  if (!message) return;
  showToast({
    message,
    language,
    action: {
      label: LANGUAGE_NAMES[language],
      onAct: () => {
        const { pathname, search, hash } = window.location;
        window.location.assign(localAddress(splitAddress(pathname).path + search + hash, language));
      },
    },
  });
};
