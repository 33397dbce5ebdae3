import type { Filter } from './filter';
import type { Place } from '../index/record';

/** How the words of a query are searched. */
export interface TextQuery {
  text: string;
  /** Which words may match the beginning of longer words. */
  prefix: 'last' | 'all' | 'none';
  /** 'min' keeps the matches with the fewest typing errors, 'strict' those with the two lowest counts. */
  typos: 'any' | 'none' | 'min' | 'strict';
  /** Shortest word that may hold one typing error, in letters. */
  oneTypoFrom: number;
  /** Shortest word that may hold two typing errors, in letters. */
  twoTyposFrom: number;
  synonyms: boolean;
  /** Whether singular and plural of a word match each other. */
  plurals: boolean;
  /** Words that are not required. */
  optional: readonly string[];
  /** Which words to drop when no record holds them all. */
  removeWords: 'none' | 'lastWords' | 'firstWords' | 'allOptional' | 'most';
  /** The searchable attributes to search; null for all. */
  attributes: readonly string[] | null;
}

/** A search request of the engine. */
export interface SearchQuery extends TextQuery {
  filter: Filter | null;
  /** Filters that raise the rank of a record without being required; the highest score of each group counts. */
  preferences: readonly (readonly { filter: Filter; score: number }[])[];
  near: Near | null;
  /** Words that the names of results must not have, all together or as a synonym; empty for none. */
  excluded: string;
  /** The order of a replica, such as 'salary_desc'; null for relevance. */
  order: string | null;
  /** Whether the first hits are diversified by the `spread` setting of the index. */
  spread: boolean;
  offset: number;
  length: number;
}

/** A point to measure distances from. */
export interface Near extends Place {
  /** In metres; null for any distance. */
  radius: number | null;
  /** Metres within which two distances count as the same. */
  precision: number;
}

/** A query that matches every record. */
export const plainQuery: SearchQuery = {
  text: '',
  prefix: 'last',
  typos: 'any',
  oneTypoFrom: 5,
  twoTyposFrom: 8,
  synonyms: true,
  plurals: true,
  optional: [],
  removeWords: 'none',
  attributes: null,
  filter: null,
  preferences: [],
  near: null,
  excluded: '',
  order: null,
  spread: false,
  offset: 0,
  length: 20,
};
