import { currentLanguage } from './current-language';

type ListType = 'conjunction' | 'disjunction';

const ENGLISH: Readonly<Record<ListType, string>> = { conjunction: 'and', disjunction: 'or' };

const joiningWord = (type: ListType, next: string): string => {
  if (process.env['SIGNPOST_LANGUAGE'] === 'en-GB' || currentLanguage() !== 'cy') return ENGLISH[type];
  if (type === 'disjunction') return 'neu';
  return /^[aeiouwyâêîôûŵŷ]/i.test(next) ? 'ac' : 'a';
};

/**
 * A list of names as a sentence has it, in the language of the page: "Biology, Chemistry and Physics"; of type
 * "disjunction", "Biology, Chemistry or Physics". Not by `Intl`, because Chromium has no Welsh lists.
 */
export const formatList = (names: readonly string[], type: ListType = 'conjunction'): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joiningWord(type, last)} ${last}`;
};
