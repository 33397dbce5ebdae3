/** Words that do not identify a subject by themselves. */
const EMPTY_WORDS = new Set(
  'a an and applied at by for general in its level non of on other others science sciences specific studies study the theory to with year'.split(
    ' ',
  ),
);

/** Words that may come before the subject in a title. */
const LEADING_WORDS = new Set(
  'advanced bsc ba btec certificate contemporary degree diploma foundation hnc hnd higher integrated international national ou professional'.split(
    ' ',
  ),
);

/** Stems of words that the general rules would stem wrongly. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  crime: 'criminology',
  criminological: 'criminology',
  policing: 'police',
  practitioner: 'practice',
  maths: 'mathematics',
  pharmaceutical: 'pharmacy',
  filmmaking: 'film',
  cybersecurity: 'cyber',
  physician: 'medicine',
  physics: 'physicist',
  theological: 'theologian',
  theology: 'theologian',
};

/** Long enough that 'environment' and 'environmental' match, and 'hospital' and 'hospitality' do not. */
const MAX_STEM_LENGTH = 9;

/** Stems a word, so that 'sociology' and 'sociological' match. */
const stemOf = (word: string): string =>
  word
    .replace(/(ically|ical|ics|ic|ies|ing|ist|ists|ians|ian|ology|ological|ations|ation|y|s)$/, '')
    .padEnd(3, word.slice(0, 3))
    .slice(0, MAX_STEM_LENGTH);

/** A text's words as stems. */
export interface Stems {
  /** The first position of each stem. */
  all: ReadonlyMap<string, number>;
  /** The same without words that do not identify a subject. */
  significant: ReadonlyMap<string, number>;
  /** The position of the first word that can name the subject; Infinity when there is none. */
  start: number;
}

/** Returns the stems of a text. */
export const stemsOf = (text: string): Stems => {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Reversed, because the last entry of a key remains, and the first position is wanted.
  const placed = words
    .map((word, place) => ({ word, stem: stemOf(OTHER_WORDS[word] ?? word), place }))
    .reverse();
  const significant = placed.filter(({ word }) => !EMPTY_WORDS.has(word));
  const start = significant.findLast(({ word }) => !LEADING_WORDS.has(word));
  const positions = (entries: typeof placed) => new Map(entries.map(({ stem, place }) => [stem, place]));
  return { all: positions(placed), significant: positions(significant), start: start?.place ?? Infinity };
};
