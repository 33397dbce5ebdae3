import type { IndexSettings, SearchRecord } from '../engine/record';
import type { Sources } from './sources';
import { synonyms } from './synonyms';

/** One index: what it is called, how it is searched, and what it is made of. */
export interface IndexDefinition {
  /** Its name without prefix and suffix: 'courses' of `d10_courses`. */
  kind: string;
  settings: IndexSettings;
  records(sources: Sources): Iterable<SearchRecord> | AsyncIterable<SearchRecord>;
}

/** Settings with what most indexes have in common: alphabetical where nothing else decides. */
export const settings = (
  given: Pick<IndexSettings, 'searchable' | 'facets'> & Partial<IndexSettings>,
): IndexSettings => ({
  texts: ['summary', 'body'],
  ranking: [{ attribute: 'title', descending: false }],
  sorts: ['title'],
  synonyms,
  ...given,
});
