import type { IndexSettings, SearchRecord } from '../engine/index/record';
import { fillersOf } from '../language/fillers';
import { SYNONYMS } from '../language/synonyms';
import type { Sources } from './sources';

/** One index: what it is called, how it is searched, and what it is made of. */
export interface IndexDefinition {
  /** Its name without prefix and suffix: 'courses' of `d10_courses`. */
  kind: string;
  settings: IndexSettings;
  records(sources: Sources): Iterable<SearchRecord> | AsyncIterable<SearchRecord>;
}

/** Settings with what most indexes of a kind have in common: named by title, alphabetical where nothing else decides. */
export const settings = (
  kind: string,
  given: Pick<IndexSettings, 'searchable' | 'facets'> & Partial<IndexSettings>,
): IndexSettings => ({
  names: ['title'],
  fillers: fillersOf(kind),
  texts: ['summary', 'body'],
  ranking: [{ attribute: 'title', descending: false }],
  spread: null,
  sorts: ['title'],
  synonyms: SYNONYMS,
  ...given,
});
