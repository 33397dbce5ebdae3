import type { SearchPage } from '@signpost/api-client/search';

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * How well the best hit of a kind fits the words, to put kinds in order: 0 when all the words stand in its title as they
 * were typed, 1 when they do with other spellings, 2 when some do, 3 when none does, 4 when there is no hit.
 */
export const fitOf = ({ hits: [first] }: SearchPage, words: string): number => {
  if (!first) return 4;
  if (first.titleMatch === 'none') return 3;
  if (first.titleMatch === 'partial') return 2;
  const title = ` ${bare(first.name)}`;
  return bare(words)
    .split(' ')
    .every((word) => title.includes(` ${word}`))
    ? 0
    : 1;
};

/** The pages of kinds, the best fitting first; those that fit alike stay as they are. */
export const byFit = <Page extends SearchPage>(pages: readonly Page[], words: string): Page[] =>
  [...pages].sort((one, other) => fitOf(one, words) - fitOf(other, words));
