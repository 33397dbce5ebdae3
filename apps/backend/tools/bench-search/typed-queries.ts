import type { SearchRecord } from '../../src/domain/search/engine/index/record';

const SAMPLE_SIZE = 60;

/** Queries as they are typed: every prefix of some titles and provider names, with two adjacent letters swapped. */
export const typedQueries = (records: readonly SearchRecord[]): string[] => {
  const step = Math.max(1, Math.floor(records.length / SAMPLE_SIZE));
  return Array.from({ length: SAMPLE_SIZE }, (_none, number) => records[number * step])
    .map((record, number) =>
      String(number % 4 === 3 ? record?.['provider'] : record?.['title']).toLowerCase(),
    )
    .flatMap((text) => {
      const whole = swapLetters(text.slice(0, 24));
      return Array.from(whole, (_letter, at) => whole.slice(0, at + 1));
    });
};

/** Swaps two letters in the first word that is long enough. */
const swapLetters = (text: string) => text.replace(/\b(\w\w)(\w)(\w)(?=\w)/, '$1$3$2');
