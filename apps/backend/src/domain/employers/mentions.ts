import type { Apprenticeship, Employer } from '../catalogue/content/employers';

/** How much more a mention in the title counts than one elsewhere. */
const TITLE_WEIGHT = 2;

/** Returns the words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const textOf = ({ title, standard, summary, body, place }: Apprenticeship, employer: Employer): string =>
  [title, standard, summary, body, place.town, employer.name].join(' ');

const countMentioned = (words: readonly string[], said: readonly string[]): number =>
  words.filter((word) => said.some((each) => each.startsWith(word))).length;

/** Returns whether each of these words is the prefix of a word in an apprenticeship's texts. */
export const mentions = (
  apprenticeship: Apprenticeship,
  employer: Employer,
  words: readonly string[],
): boolean =>
  words.length === 0 || countMentioned(words, wordsOf(textOf(apprenticeship, employer))) === words.length;

/**
 * Returns how much an apprenticeship mentions keywords with commas between them: for each keyword the share of its words
 * in all texts, and again, weighted, in the title. Zero without keywords.
 */
export const relevanceOf = (apprenticeship: Apprenticeship, employer: Employer, keywords: string): number => {
  const said = wordsOf(textOf(apprenticeship, employer));
  const inTitle = wordsOf(apprenticeship.title);
  const scores = keywords
    .split(',')
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .map(
      (words) => (countMentioned(words, said) + TITLE_WEIGHT * countMentioned(words, inTitle)) / words.length,
    );
  return scores.reduce((sum, score) => sum + score, 0);
};
