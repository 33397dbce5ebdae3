/** One word of a text as it is indexed, and where the text has it: UTF-16 offsets, `end` exclusive. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Longer words are cut: none of English is, and comparing two words costs the product of their lengths. */
export const MAX_TOKEN_LENGTH = 40;

// An apostrophe inside a word belongs to it: "women's" is one word, as is the curly kind.
const PATTERN = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const PLAIN = /^[a-z0-9]+$/;

/** A word as it is compared: lower case, without accents or apostrophes. May be empty. */
export const normalise = (word: string): string => {
  const lower = word.toLowerCase();
  const simple = PLAIN.test(lower)
    ? lower
    : word
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return simple.length > MAX_TOKEN_LENGTH ? simple.slice(0, MAX_TOKEN_LENGTH) : simple;
};

/** The words of a text, in order. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [raw] = match;
    const normal = normalise(raw);
    if (normal !== '') words.push({ text: normal, start: match.index, end: match.index + raw.length });
  }
  return words;
};

/** Other forms of an English word that a search should treat as the same: its singular or plural. */
export const pluralForms = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(ss|us|is)$/.test(word)) return [`${word}es`];
  if (/(x|ch|sh|ss)es$/.test(word)) return [word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
};
