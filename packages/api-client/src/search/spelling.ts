import type { SearchPage } from './types';

/** Another spelling of the words that finds more than these did; null when there is none. */
export const spellingOf = ({ understood, suggestedQuery }: SearchPage): string | null =>
  understood?.suggestion ?? suggestedQuery;
