/** Maximum length of an advertising keyword, in characters (V-05). */
const MAX_KEYWORD_LENGTH = 40;

/** Converts text to an advertising keyword (V-05): commas removed, cut to 40 characters, trimmed. */
export const advertisingKeyword = (text: string): string => {
  const cut = text.replaceAll(',', '').slice(0, MAX_KEYWORD_LENGTH);
  // The cut may split a surrogate pair; the lone half is removed.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
};
