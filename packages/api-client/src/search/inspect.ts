import * as v from 'valibot';
import type { ProtocolSearch } from '@signpost/api-client/base';
import { MARK_END, MARK_START, toParts } from './highlight';
import type { SearchKind } from './kinds/kinds';
import { RawAnswers } from './schema';
import { indexName } from './service';
import type { TextPart } from './types';

/** A search to inspect when tuning relevance. */
export interface Inspection {
  readonly kind: SearchKind;
  readonly query: string;
  readonly hits: number;
}

/** A hit with all its diagnostic data. */
export interface InspectedHit {
  readonly id: string;
  readonly title: readonly TextPart[];
  /** Ranking criteria under the service's own names. */
  readonly ranking: readonly { readonly name: string; readonly value: string }[];
  /** Attributes with a match. */
  readonly highlights: readonly { readonly attribute: string; readonly parts: readonly TextPart[] }[];
  /** The raw record as indented JSON. */
  readonly raw: string;
}

/** The result of a search and its cost to the service. */
export interface InspectedAnswer {
  readonly index: string;
  readonly total: number;
  /** Milliseconds spent in the service. */
  readonly took: number;
  readonly params: string;
  readonly suggestedQuery: string | null;
  readonly hits: readonly InspectedHit[];
}

/** Converts the inspection to the protocol. */
export const inspectRequest = ({ kind, query, hits }: Inspection, suffix: string): ProtocolSearch[] => [
  {
    indexName: indexName(kind, suffix),
    query,
    hitsPerPage: hits,
    getRankingInfo: true,
    attributesToHighlight: ['*'],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  },
];

const RawHit = v.looseObject({
  objectID: v.string(),
  title: v.fallback(v.string(), ''),
  _rankingInfo: v.fallback(v.record(v.string(), v.unknown()), {}),
  _highlightResult: v.fallback(v.record(v.string(), v.unknown()), {}),
});

const RawInspection = v.object({
  hits: v.array(RawHit),
  nbHits: v.number(),
  processingTimeMS: v.fallback(v.number(), 0),
  params: v.fallback(v.string(), ''),
  index: v.fallback(v.string(), ''),
  suggestedQuery: v.fallback(v.nullish(v.string(), null), null),
});

const Highlight = v.object({ value: v.string(), matchLevel: v.string() });

/** Parses the service's response. Throws when it does not match the protocol. */
export const readInspection = (answer: unknown): InspectedAnswer => {
  const { hits, nbHits, processingTimeMS, ...rest } = v.parse(
    RawInspection,
    v.parse(RawAnswers, answer).results[0],
  );
  return {
    ...rest,
    total: nbHits,
    took: processingTimeMS,
    hits: hits.map(({ _rankingInfo: ranking, _highlightResult: highlights, ...record }) => ({
      id: record.objectID,
      title: toParts(titleOf(highlights) ?? record.title),
      ranking: Object.entries(ranking).map(([name, value]) => ({
        name,
        value: typeof value === 'object' ? JSON.stringify(value) : String(value),
      })),
      highlights: Object.entries(highlights).flatMap(([attribute, value]) =>
        matchesIn(value).map((text) => ({ attribute, parts: toParts(text) })),
      ),
      raw: JSON.stringify(record, null, 2),
    })),
  };
};

const titleOf = ({ title }: Readonly<Record<string, unknown>>): string | undefined =>
  v.is(Highlight, title) ? title.value : undefined;

/** The highlighted texts of an attribute with a match; searches lists and objects recursively. */
const matchesIn = (value: unknown): string[] => {
  if (v.is(Highlight, value)) return value.matchLevel === 'none' ? [] : [value.value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(matchesIn) : [];
};
