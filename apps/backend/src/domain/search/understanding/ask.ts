import type { SearchQuery } from '../engine/query/query';
import type { Found } from '../engine/search';
import { search } from '../engine/search';
import type { SearchIndex } from '../engine/index/search-index';
import { suggestSpelling } from '../engine/suggest';
import { spellingOf } from '../engine/spelling-suggestion';
import type { Understand, Understanding } from './understand';
import type { Understood } from './understood';

/** The search results and the interpretation of the query. */
export interface UnderstoodSearch {
  found: Found;
  query: SearchQuery;
  understood: Understood;
  /** Whether abbreviations in the query were expanded; the expansion may not be what the visitor meant. */
  isExpanded: boolean;
}

/** Searches an index for the meaning of a query: applies the filters that its words name, and relaxes the query to most of its words when no record has all of them. */
export const ask = (index: SearchIndex, query: SearchQuery, understand: Understand): UnderstoodSearch => {
  const understanding = understand(query.text);
  const tries = attempts(query, understanding);
  let [last] = tries;
  let found = search(index, last.query);
  for (const next of tries.slice(1)) {
    if (found.total > 0) break;
    last = next;
    found = search(index, next.query);
  }
  const suggestion =
    found.total === 0
      ? suggestSpelling(index, { ...last.query, filter: query.filter })
      : spellingOf(index, found);
  return {
    found,
    query: last.query,
    isExpanded: understanding.isExpanded,
    understood: {
      kind: 'understood',
      query: last.query.text,
      filters: last.filtered ? understanding.filters : [],
      matched: found.holdsAll && (last.filtered || understanding.filters.length === 0) ? 'all' : 'most',
      ...(suggestion !== undefined && { suggestion }),
    },
  };
};

interface Attempt {
  query: SearchQuery;
  filtered: boolean;
}

/** Searches for all words, then most words, with the filters; when that finds nothing, searches for the words without the filters, the filters' own words included. */
const attempts = (query: SearchQuery, understanding: Understanding): readonly [Attempt, ...Attempt[]] => {
  const { words, everyWord, filter, near, excluded, namesProvider, filters } = understanding;
  const both = filter && query.filter ? ({ kind: 'and', parts: [query.filter, filter] } as const) : null;
  const narrowed: SearchQuery = {
    ...query,
    text: words,
    filter: both ?? filter ?? query.filter,
    near: query.near ?? near,
    excluded,
    spread: query.spread && !namesProvider,
    removeWords: query.removeWords === 'none' ? 'most' : query.removeWords,
  };
  const wide: SearchQuery = {
    ...narrowed,
    text: everyWord,
    filter: query.filter,
    near: query.near,
    excluded: '',
  };
  const first = { query: narrowed, filtered: true };
  return filters.length > 0 ? [first, { query: wide, filtered: false }] : [first];
};
