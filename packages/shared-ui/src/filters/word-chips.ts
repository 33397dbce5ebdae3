import { limit } from '../text/text';
import type { Chip } from './chips';

/** The displayed part of the search service's query interpretation. */
export interface UnderstoodWords {
  /** The part of the query searched for as words. */
  readonly query: string;
  /** Parts of the query that became filters. */
  readonly filters: readonly {
    readonly label: string;
    /** The words that the filter was derived from. */
    readonly text: string;
    /** The query without those words. */
    readonly without: string;
  }[];
  readonly matched: 'all' | 'most';
}

const MAX_LABEL_LENGTH = 40;

/** The parts of a query: the words, and each derived filter, each with the query without it. */
export const wordParts = (
  q: string,
  understood: UnderstoodWords | undefined,
): { readonly label: string; readonly without: string }[] => {
  if (!q) return [];
  const filters = understood?.filters ?? [];
  const words = understood && filters.length > 0 ? understood.query : q;
  return [
    ...(words
      ? [{ label: `“${limit(words, MAX_LABEL_LENGTH)}”`, without: filters.map(({ text }) => text).join(' ') }]
      : []),
    ...filters.map(({ label, without }) => ({ label: limit(label, MAX_LABEL_LENGTH), without })),
  ];
};

/** Whether all words are in the search box as they were searched for, so that they need no chip: none became a filter. */
export const needsNoChip = (q: string, understood: UnderstoodWords | undefined): boolean =>
  q !== '' && !understood?.filters.length;

/** The parts as chips, without words that need none; `href` returns the page that searches for other words. */
export const wordChips = (
  q: string,
  understood: UnderstoodWords | undefined,
  href: (q: string) => string,
): Chip[] =>
  needsNoChip(q, understood)
    ? []
    : wordParts(q, understood).map(({ label, without }) => ({ label, href: href(without) }));
