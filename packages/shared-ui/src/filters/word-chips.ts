import { limit } from '../text/text';
import type { Chip } from './chips';

/** What the search service made of the words that were typed, as far as it is shown. */
export interface UnderstoodWords {
  /** What was searched for as words. */
  readonly query: string;
  /** Parts of the words that became filters. */
  readonly filters: readonly {
    readonly label: string;
    /** The words that say so. */
    readonly text: string;
    /** All words but those. */
    readonly without: string;
  }[];
  readonly matched: 'all' | 'most';
}

const LONGEST_LABEL = 40;

/** Each part of what was typed: the words, and each filter that was understood from them; with the words without it. */
export const wordParts = (
  q: string,
  understood: UnderstoodWords | undefined,
): { readonly label: string; readonly without: string }[] => {
  if (!q) return [];
  const filters = understood?.filters ?? [];
  const words = understood && filters.length > 0 ? understood.query : q;
  return [
    ...(words
      ? [{ label: `“${limit(words, LONGEST_LABEL)}”`, without: filters.map(({ text }) => text).join(' ') }]
      : []),
    ...filters.map(({ label, without }) => ({ label: limit(label, LONGEST_LABEL), without })),
  ];
};

/** The same as chips; `href` gives the page that searches for other words. */
export const wordChips = (
  q: string,
  understood: UnderstoodWords | undefined,
  href: (q: string) => string,
): Chip[] => wordParts(q, understood).map(({ label, without }) => ({ label, href: href(without) }));
