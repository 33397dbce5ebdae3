import type { SearchParameters } from './parameters/parameters';

/** Notes words that found nothing in an index; its name is the kind of content. */
export type NoteEmptySearch = (index: string, query: string) => void;

/** The name under which a search of several kinds at once is noted. */
export const ALL_KINDS = 'everything';

/**
 * Whether the words of a search found nothing. One that filters, or opts out by `analytics: false` as suggestions do,
 * does not count.
 */
export const foundNothing = (parameters: SearchParameters, { nbHits }: { nbHits: number }): boolean =>
  nbHits === 0 &&
  parameters.analytics &&
  parameters.query.trim() !== '' &&
  parameters.filters === '' &&
  parameters.aroundLatLng === undefined &&
  [parameters.facetFilters, parameters.numericFilters, parameters.tagFilters].every(
    ({ length }) => length === 0,
  );
