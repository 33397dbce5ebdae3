import type { SearchRecord } from '../../src/domain/search/engine/index/record';

const SAMPLED = 60;

/** Queries as typed: every prefix of some titles and providers, with two adjacent letters swapped on the way. */
export const typedQueries = (records: readonly SearchRecord[]): string[] => {
  const step = Math.max(1, Math.floor(records.length / SAMPLED));
  return Array.from({ length: SAMPLED }, (_none, number) => records[number * step])
    .map((record, number) =>
      String(number % 4 === 3 ? record?.['provider'] : record?.['title']).toLowerCase(),
    )
    .flatMap((text) => {
      const whole = swapped(text.slice(0, 24));
      return Array.from(whole, (_letter, at) => whole.slice(0, at + 1));
    });
};

/** Swaps two letters in the first word that is long enough. */
const swapped = (text: string) => text.replace(/\b(\w\w)(\w)(\w)(?=\w)/, '$1$3$2');
