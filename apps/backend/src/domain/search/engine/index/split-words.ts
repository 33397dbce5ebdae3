/** A normalised word of a text, and its UTF-16 offsets in the text; `end` is exclusive. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Longer words are cut, because comparing two words costs the product of their lengths. No English word is longer. */
export const MAX_TOKEN_LENGTH = 40;

// A straight or curly apostrophe inside a word belongs to it: "women's" is one word.
const PATTERN = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const PLAIN = /^[a-z0-9]+$/;

/** Normalises a word for comparison: lower case, without accents or apostrophes. The result may be empty. */
const normalise = (word: string): string => {
  const lower = word.toLowerCase();
  const simple = PLAIN.test(lower)
    ? lower
    : word
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return simple.length > MAX_TOKEN_LENGTH ? simple.slice(0, MAX_TOKEN_LENGTH) : simple;
};

/** Returns the words of a text, in order. */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(PATTERN)) {
    const [raw] = match;
    const normal = normalise(raw);
    if (normal !== '') words.push({ text: normal, start: match.index, end: match.index + raw.length });
  }
  return words;
};

/** Returns the singular or plural of an English word, which a search treats as the same word. */
export const pluralForms = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(ss|us|is)$/.test(word)) return [`${word}es`];
  if (/(x|ch|sh|ss)es$/.test(word)) return [word.slice(0, -2)];
  if (word.endsWith('s')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
};
