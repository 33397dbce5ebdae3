import type { SearchPage } from '@signpost/api-client/search';

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns how well the best hit of a kind fits the words, to order kinds: 0 when its title has all the words as typed,
 * 1 when it has all with other spellings, 2 when it has some, 3 when it has none, 4 when there is no hit.
 */
const fitOf = ({ hits: [first] }: SearchPage, words: string): number => {
  if (!first) return 4;
  if (first.titleMatch === 'none') return 3;
  if (first.titleMatch === 'partial') return 2;
  const title = ` ${normalise(first.name)}`;
  return normalise(words)
    .split(' ')
    .every((word) => title.includes(` ${word}`))
    ? 0
    : 1;
};

/** Returns the rank group that the service gives a kind for these words; kinds without hits come last. */
const groupOf = ({ hits, understood }: SearchPage): number | undefined =>
  hits.length === 0 ? Infinity : understood?.group;

/**
 * Orders the pages of kinds by how well they answer the words: in the service's order, else by the fit of their titles.
 * Equal kinds keep their order.
 */
export const byAnswer = <Page extends SearchPage>(pages: readonly Page[], words: string): Page[] => {
  const isOrdered = pages.every((page) => groupOf(page) !== undefined);
  const placeOf = (page: Page) => (isOrdered ? (groupOf(page) ?? 0) : fitOf(page, words));
  return [...pages].sort((one, other) => Math.sign(placeOf(one) - placeOf(other)) || 0);
};
