import { nearest } from '../../domain/search/engine/query/geo';
import type { Marked } from '../../domain/search/engine/query/highlight';
import { bestWindow, createMarker, withTags } from '../../domain/search/engine/query/highlight';
import type { SearchQuery } from '../../domain/search/engine/query/query';
import type { SearchRecord } from '../../domain/search/engine/index/record';
import { valueAt } from '../../domain/search/engine/index/record';
import type { Found } from '../../domain/search/engine/search';
import type { SearchIndex } from '../../domain/search/engine/index/search-index';
import type { IndexTranslation } from '../../domain/search/indexes/translation';
import { attributeOf, positionOf } from '../../domain/search/engine/index/search-index';
import type { SearchParameters } from './parameters/parameters';
import { LONG_TEXT, retrieved } from './retrieved';
import type { CallCost } from './cost/cost-estimate';

const SNIPPET_WORDS = 30;

interface HitInput {
  index: SearchIndex;
  translation: IndexTranslation;
  found: Found;
  query: SearchQuery;
  parameters: SearchParameters;
  cost: CallCost;
}

/**
 * Converts found documents to hits of the protocol. Highlighted values are not HTML-escaped: the client does that. Throws
 * SearchError when `cost` exceeds its limits.
 */
export const makeHits = async (input: HitInput): Promise<Record<string, unknown>[]> => {
  const make = createHitMaker(input);
  const hits = [];
  for (const document of input.found.documents) {
    const hit = make(document);
    input.cost.addOutput(hit);
    hits.push(hit);
    await input.cost.yieldIfDue();
  }
  return hits;
};

/** Returns a function that makes the hit of a document. */
const createHitMaker = ({ index, translation, found, query, parameters, cost }: HitInput) => {
  const { highlightPreTag: before, highlightPostTag: after, snippetEllipsisText: ellipsis } = parameters;
  const mark = createMarker(index, found.terms);
  const words = found.terms.words.map(({ text }) => text);
  const searchable = index.settings.searchable;
  const highlighted = parameters.attributesToHighlight ?? searchable.filter((name) => name !== LONG_TEXT);
  const snippets = parameters.attributesToSnippet ?? (searchable.includes(LONG_TEXT) ? [LONG_TEXT] : []);

  /** Highlighted values by text: hits share many values, such as region or provider. */
  const highlightedByText = new Map<string, object>();
  const highlight = (value: unknown) =>
    mapTexts(value, (text) => {
      cost.addHighlight();
      const cached = highlightedByText.get(text);
      if (cached) return cached;
      const marked = mark(text);
      const highlighted = { value: withTags(marked, before, after), ...matchOf(marked, words) };
      highlightedByText.set(text, highlighted);
      return highlighted;
    });
  const snippet = (length: number) => (value: unknown) =>
    mapTexts(value, (text) => {
      cost.addHighlight();
      const marked = mark(text);
      const { from, to } = bestWindow(marked, length);
      const quote = withTags(marked, before, after, from, to);
      const value = `${from > 0 ? ellipsis : ''}${quote}${to < text.length ? ellipsis : ''}`;
      return { value, matchLevel: matchOf(marked, words).matchLevel };
    });

  return (document: number): Record<string, unknown> => {
    const record = translation.record(index.record(document));
    const quotes = snippets.map((text) => {
      const [, name = text, length] = /^(.+):(\d{1,4})$/.exec(text) ?? [];
      return [name, snippet(Number(length ?? SNIPPET_WORDS))] as const;
    });
    return {
      ...retrieved(record, parameters.attributesToRetrieve),
      objectID: record.objectID,
      ...results('_snippetResult', record, quotes),
      ...results(
        '_highlightResult',
        record,
        highlighted.map((name) => [name, highlight] as const),
      ),
      ...(parameters.getRankingInfo && { _rankingInfo: rankingInfo(index, found, query, document) }),
    };
  };
};

type ToResult = (value: unknown) => unknown;

/** The highlight or snippet results of those `wanted` attributes that the record has; '*' is all attributes. Empty without results. */
const results = (
  key: string,
  record: SearchRecord,
  wanted: readonly (readonly [string, ToResult])[],
): object => {
  const all = wanted.flatMap(([name, result]) => {
    const names = name === '*' ? Object.keys(record).filter((each) => !/^(_|objectID$)/.test(each)) : [name];
    return names.flatMap((each) => {
      const value = result(valueAt(record, each));
      return value === undefined ? [] : [[each, value] as const];
    });
  });
  return all.length === 0 ? {} : { [key]: Object.fromEntries(all) };
};

/** Copies a value with each string, number and boolean in it replaced by `change`; undefined for null and undefined. */
const mapTexts = (value: unknown, change: (text: string) => object): unknown => {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.flatMap((each) => mapTexts(each, change) ?? []);
  if (typeof value !== 'object') return change(String(value));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const changed = mapTexts(each, change);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );
};

const matchOf = ({ marks, words: all }: Marked, words: readonly string[]) => {
  const matched = new Set(marks.flatMap((mark) => mark.words));
  const matchedWords = words.filter((_word, number) => matched.has(number));
  if (matchedWords.length === 0) return { matchLevel: 'none', matchedWords };
  const matchLevel = matchedWords.length === words.length ? 'full' : 'partial';
  const fullyHighlighted = all.every((word) =>
    marks.some((mark) => mark.start <= word.start && mark.end >= word.end),
  );
  return { matchLevel, fullyHighlighted, matchedWords };
};

const rankingInfo = (index: SearchIndex, found: Found, { near }: SearchQuery, document: number): object => {
  const { typos, words, proximity, place, exact } = found.measure(document);
  const spot = near && nearest(index, document, near);
  return {
    nbTypos: typos,
    firstMatchedWord: words === 0 ? 0 : attributeOf(place) * 1000 + positionOf(place),
    proximityDistance: proximity,
    userScore: index.size - document,
    geoDistance: spot?.metres ?? 0,
    geoPrecision: near?.precision ?? 1,
    nbExactWords: exact,
    words,
    filters: found.preference(document),
    ...(spot && { matchedGeoLocation: { ...spot.place, distance: spot.metres } }),
  };
};
