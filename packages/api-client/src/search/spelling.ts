import type { SearchPage } from './types';

/** An alternative spelling with more results; null when there is none. */
export const spellingOf = ({ understood, suggestedQuery }: SearchPage): string | null =>
  understood?.suggestion ?? suggestedQuery;
