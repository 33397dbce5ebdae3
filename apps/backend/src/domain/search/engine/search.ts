import { topK } from './ranking/top-k';
import { Bits } from './index/bits';
import { candidates } from './query/candidates';
import { topKCandidates } from './ranking/top-k-candidates';
import type { RankingCriteria } from './ranking/ranking-criteria';
import { createMeasure } from './ranking/ranking-criteria';
import { evaluate } from './query/filter';
import { nearest } from './query/geo';
import type { SearchQuery } from './query/query';
import { plainQuery } from './query/query';
import { QueryTerms, queryWords } from './query/query-terms';
import { preferenceScores } from './ranking/preferences';
import type { SearchIndex } from './index/search-index';
import { diversify, DIVERSIFY_DEPTH } from './ranking/diversify';
import { textKey, typoAndDistanceKey } from './ranking/sort-keys';

/** The result of a search. */
export interface Found {
  /** All matching documents. */
  matched: Bits;
  total: number;
  /** Whether the matches hold all required words; otherwise they hold most of them. */
  holdsAll: boolean;
  /** The requested page of matches, best first. */
  documents: number[];
  terms: QueryTerms;
  /** Measures how a document matches. The result is overwritten by the next call. */
  measure(document: number): Readonly<RankingCriteria>;
  /** Returns the preference score of a document. */
  preference(document: number): number;
}

/**
 * Searches an index. Ranks matches by typing errors, distance, words found, preferences, words missing from the name, the
 * name as a whole, proximity, attribute and exactness, in this order, then by the ranking of the index. The order of a
 * replica comes before all of these.
 */
export const search = (index: SearchIndex, query: SearchQuery): Found => {
  const terms = new QueryTerms(index, queryWords(query), query);
  const allowed = query.filter ? evaluate(index, query.filter) : Bits.full(index.size);
  if (query.excluded !== '') for (const document of excludedDocuments(index, query)) allowed.remove(document);
  const { matched, holdsAll } = candidates(terms, allowed, query.removeWords);
  const measure = createMeasure(index, terms, attributeBits(index, query.attributes));
  if (query.attributes) keepWithWords(matched, terms, measure);
  const nameBits = attributeBits(index, index.settings.names);
  if (!holdsAll && query.removeWords === 'most')
    keepWithNames(matched, createMeasure(index, terms, nameBits));
  const distances = query.near && measureDistances(index, matched, query.near);
  if (query.typos === 'min' || query.typos === 'strict') keepFewestTypos(matched, measure, query.typos);

  const scores = preferenceScores(index, query.preferences);
  const ranks = query.order === null ? undefined : index.orders.get(query.order);
  const hasWords = terms.words.length > 0;
  const isSpread = query.spread && hasWords && query.order === null;
  const wanted = query.offset + query.length;
  const deepest = isSpread ? Math.max(wanted, DIVERSIFY_DEPTH) : wanted;
  const all = matched.documents();
  const byWordsAlone = hasWords && !distances && !scores && !ranks && !query.attributes;
  const documents = byWordsAlone
    ? topKCandidates(all, deepest, terms.leastTypos(), createMeasure(index, terms, nameBits))
    : all;
  const count = documents.length;
  const byTypos = new Float64Array(count);
  const byText = new Float64Array(count);
  for (let item = 0; item < count && (hasWords || distances || scores); item++) {
    const document = documents[item] ?? 0;
    const criteria = measure(document);
    byTypos[item] = typoAndDistanceKey(criteria, distances?.[document] ?? 0);
    byText[item] = textKey(criteria, scores?.[document] ?? 0);
  }
  const before = (one: number, other: number): boolean => {
    const [a = 0, b = 0] = [documents[one], documents[other]];
    const difference =
      (ranks ? (ranks[a] ?? 0) - (ranks[b] ?? 0) : 0) ||
      (byTypos[one] ?? 0) - (byTypos[other] ?? 0) ||
      (byText[one] ?? 0) - (byText[other] ?? 0);
    return difference === 0 ? a < b : difference < 0;
  };
  const items = topK(count, deepest, before);
  const inOrder = items.map((item) => documents[item] ?? 0);
  return {
    matched,
    total: all.length,
    holdsAll,
    documents: (isSpread ? diversify(index, inOrder) : inOrder).slice(query.offset, wanted),
    terms,
    measure,
    preference: (document) => scores?.[document] ?? 0,
  };
};

/** Returns the documents whose names hold the words that the query excludes. */
const excludedDocuments = (index: SearchIndex, { excluded, synonyms, plurals }: SearchQuery): Uint32Array =>
  search(index, {
    ...plainQuery,
    ...{ text: excluded, prefix: 'none', typos: 'none', synonyms, plurals },
    attributes: index.settings.names,
    length: 0,
  }).matched.documents();

type Measure = (document: number) => RankingCriteria;

const attributeBits = (
  { settings: { searchable } }: SearchIndex,
  names: readonly string[] | null,
): number => {
  const bits = searchable.map((name, order) => (!names || names.includes(name) ? 1 << order : 0));
  return bits.reduce((all, bit) => all | bit, 0);
};

/** Removes documents that hold the required words in other attributes only. */
const keepWithWords = (matched: Bits, { words }: QueryTerms, measure: Measure): void => {
  const required = words.filter(({ optional }) => !optional).length;
  const least = words.length === 0 ? 0 : Math.max(1, required);
  for (const document of matched.documents()) if (measure(document).words < least) matched.remove(document);
};

/** Removes documents without a query word in their names, where no document holds all words: they are rarely what is meant. */
const keepWithNames = (matched: Bits, measure: Measure): void => {
  for (const document of matched.documents()) if (measure(document).words === 0) matched.remove(document);
};

/** Returns the distance of each match in units of the requested precision, Infinity without a position; removes matches outside the radius. */
const measureDistances = (
  index: SearchIndex,
  matched: Bits,
  near: NonNullable<SearchQuery['near']>,
): Float64Array => {
  const distances = new Float64Array(index.size);
  for (const document of matched.documents()) {
    const metres = nearest(index, document, near)?.metres ?? Infinity;
    distances[document] = Math.floor(metres / near.precision);
    if (near.radius !== null && metres > near.radius) matched.remove(document);
  }
  return distances;
};

/** Keeps the matches with the lowest count of typing errors, or with the two lowest for 'strict'. */
const keepFewestTypos = (matched: Bits, measure: Measure, keep: 'min' | 'strict'): void => {
  const documents = matched.documents();
  const typos = Uint8Array.from(documents, (document) => measure(document).typos);
  const numbers = [...new Set(typos)].sort((one, other) => one - other);
  const maxTypos = numbers[keep === 'min' ? 0 : 1] ?? Infinity;
  documents.forEach((document, item) => {
    if ((typos[item] ?? 0) > maxTypos) matched.remove(document);
  });
};
