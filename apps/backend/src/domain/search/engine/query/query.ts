import type { Filter } from './filter';
import type { Place } from '../index/record';

/** How a query's words are sought. */
export interface TextQuery {
  text: string;
  /** Which words may be the beginnings of longer ones. */
  prefix: 'last' | 'all' | 'none';
  /** 'min' keeps the matches with the fewest typing errors, 'strict' those with the two lowest numbers of them. */
  typos: 'any' | 'none' | 'min' | 'strict';
  /** Lengths from which a word may hold one error, and two. */
  oneTypoFrom: number;
  twoTyposFrom: number;
  synonyms: boolean;
  /** Whether a word's singular and plural are the same. */
  plurals: boolean;
  /** Words that need not be found. */
  optional: readonly string[];
  /** Which words to do without when nothing holds them all. */
  removeWords: 'none' | 'lastWords' | 'firstWords' | 'allOptional' | 'most';
  /** The searchable attributes to look in; null for all. */
  attributes: readonly string[] | null;
}

/** One search, in the engine's own terms. */
export interface SearchQuery extends TextQuery {
  filter: Filter | null;
  /** What puts a record first without being needed: the best score of each group counts. */
  preferences: readonly (readonly { filter: Filter; score: number }[])[];
  near: Near | null;
  /** A replica's order, 'salary_desc' say; null for relevance. */
  order: string | null;
  /** Whether the first hits are spread as the index says. */
  spread: boolean;
  offset: number;
  length: number;
}

export interface Near extends Place {
  /** In metres; null for any distance. */
  radius: number | null;
  /** Metres within which two distances count as the same. */
  precision: number;
}

/** A query that asks for everything. */
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
  order: null,
  spread: false,
  offset: 0,
  length: 20,
};
