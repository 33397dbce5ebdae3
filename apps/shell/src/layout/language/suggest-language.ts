import {
  localAddress,
  SOURCE_LANGUAGE,
  splitAddress,
  TRANSLATED_LANGUAGES,
} from '@signpost/language/runtime';
import { showToast } from '@signpost/shared-ui';
import { chosenLanguage } from './chosen-language';
import { LANGUAGE_NAMES } from './language-names';

/** In the language that is suggested, so these texts are not those of the page's language. */
const SUGGESTIONS: Readonly<Record<string, string>> = { cy: 'Mae’r dudalen hon ar gael yn Gymraeg.' };

const wanted = (languages: readonly string[]): string | undefined =>
  languages
    .map((language) => language.split('-')[0])
    .flatMap((language) =>
      language === 'en' ? SOURCE_LANGUAGE : (TRANSLATED_LANGUAGES.find((tag) => tag === language) ?? []),
    )[0];

/**
 * On an English page, offers the page in the language that the visitor chose before, or else in that which the browser
 * asks for. Never redirects, because a link should lead to what it says.
 */
export const suggestLanguage = (languages: readonly string[] = navigator.languages): void => {
  const language = chosenLanguage.read() ?? wanted(languages);
  const message = language && SUGGESTIONS[language];
  if (!message) return;
  showToast({
    message,
    language,
    action: {
      label: LANGUAGE_NAMES[language] ?? language,
      onAct: () => {
        const { pathname, search, hash } = window.location;
        window.location.assign(localAddress(splitAddress(pathname).path + search + hash, language));
      },
    },
  });
};
