/** Longest advertising keyword, in characters (V-05). */
const LONGEST = 40;

/** A text as an advertising keyword (V-05): commas dropped, cut to 40 characters, trimmed. */
export const advertisingKeyword = (text: string): string => {
  const cut = text.replaceAll(',', '').slice(0, LONGEST);
  // The cut may fall within a character that takes two units: half of one is none.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
};
