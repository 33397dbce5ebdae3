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
const fitOf = ({ hits: [first] }: SearchPage, words: string): number => {
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

/** Where the service says that a kind stands among those that answer the words; those without any hit come last. */
const groupOf = ({ hits, understood }: SearchPage): number | undefined =>
  hits.length === 0 ? Infinity : understood?.group;

/**
 * The pages of kinds, those that answer the words best first: in the order that the service gives, else by how well their
 * titles fit. Those that fit alike stay as they are.
 */
export const byAnswer = <Page extends SearchPage>(pages: readonly Page[], words: string): Page[] => {
  const isOrdered = pages.every((page) => groupOf(page) !== undefined);
  const placeOf = (page: Page) => (isOrdered ? (groupOf(page) ?? 0) : fitOf(page, words));
  return [...pages].sort((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
};
