import type { SearchRecord } from '../../src/search/engine/record';

const sampled = 60;

/** What people type: every beginning of some titles and providers, from the first letter on, with two neighbouring letters swapped on the way. */
export function typedQueries(records: readonly SearchRecord[]): string[] {
  const step = Math.max(1, Math.floor(records.length / sampled));
  return Array.from({ length: sampled }, (_none, number) => records[number * step])
    .map((record, number) =>
      String(number % 4 === 3 ? record?.['provider'] : record?.['title']).toLowerCase(),
    )
    .flatMap((text) => {
      const whole = swapped(text.slice(0, 24));
      return Array.from(whole, (_letter, at) => whole.slice(0, at + 1));
    });
}

/** The text with an error in its first word that is long enough to hold one. */
const swapped = (text: string) => text.replace(/\b(\w\w)(\w)(\w)(?=\w)/, '$1$3$2');
