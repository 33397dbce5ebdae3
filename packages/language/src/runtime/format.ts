import type { CompiledMessage } from './compiled-message';
import { currentLanguage } from './current-language';
import { partsOf } from './format-message';
import { pseudoMessage, TEST_LANGUAGE } from './test-language';

/** Values of a message's arguments, by name. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** Formats a compiled message in the language of the page. */
export const formatText = (message: CompiledMessage, values: TextValues = {}): string =>
  partsOf(message, values).join('');

/** Returns a message in the language of the page, or in English when there is no translation. */
export const localized = <Message extends CompiledMessage>(
  english: Message,
  translations: Readonly<Record<string, CompiledMessage>>,
): CompiledMessage => {
  // A browser build has one language.
  if (process.env['SIGNPOST_LANGUAGE']) return english;
  const language = currentLanguage();
  if (language === TEST_LANGUAGE) return pseudoMessage(english);
  return translations[language] ?? english;
};
