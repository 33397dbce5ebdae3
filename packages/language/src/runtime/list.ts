import { currentLanguage } from './current-language';
import { formatters } from './formatters';

/**
 * A list of names as a sentence has it, in the language of the page: "Biology, Chemistry and Physics"; of type
 * "disjunction", "Biology, Chemistry or Physics".
 */
export const formatList = (
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => formatters.getListFormat(currentLanguage(), { type }).format(names);
