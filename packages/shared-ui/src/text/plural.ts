import { grouped } from './number';

const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  life: 'lives',
  half: 'halves',
  quiz: 'quizzes',
  alumnus: 'alumni',
  curriculum: 'curricula',
  criterion: 'criteria',
  phenomenon: 'phenomena',
  analysis: 'analyses',
  thesis: 'theses',
  basis: 'bases',
};
const SAME = new Set([
  'series',
  'species',
  'staff',
  'data',
  'information',
  'mathematics',
  'physics',
  'advice',
]);

const inflect = (word: string): string => {
  if (SAME.has(word)) return word;
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
};

/** The word with the case of the first letter of `like`. */
const casedAs = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * [V-07] The plural of an English noun for a count: `plural('open day', 3)` is "open days"; the last word is inflected.
 */
export const plural = (noun: string, count = 2): string => {
  if (count === 1) return noun;
  const at = noun.lastIndexOf(' ') + 1;
  const last = noun.slice(at);
  const lower = last.charAt(0).toLowerCase() + last.slice(1);
  return noun.slice(0, at) + casedAs(last, inflect(lower));
};

/** [V-07] A number with its noun: "1,204 courses", "1 university". */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${plural(noun, count)}`;

/** A number out of a total: "40 of its 120 courses", or "120 courses" when none is missing. */
export const countedOf = (some: number, all: number, noun: string): string =>
  all > some ? `${grouped(some)} of its ${counted(all, noun)}` : counted(some, noun);
