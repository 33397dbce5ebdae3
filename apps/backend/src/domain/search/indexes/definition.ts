import type { IndexSettings, SearchRecord } from '../engine/index/record';
import { fillersOf } from '../language/fillers';
import { SYNONYMS } from '../language/synonyms';
import { WELSH } from '../language/welsh';
import type { Sources } from './sources';

/** The definition of one index: its name, its search settings and its records. */
export interface IndexDefinition {
  /** The name without prefix and suffix: 'courses' of `d10_courses`. */
  kind: string;
  settings: IndexSettings;
  records(sources: Sources): Iterable<SearchRecord> | AsyncIterable<SearchRecord>;
}

/** Adds the default settings of most indexes: title as the display attribute, alphabetical order as the tie-breaker. */
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
  translations: WELSH,
  ...given,
});
