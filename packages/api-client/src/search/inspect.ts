import * as v from 'valibot';
import type { ProtocolSearch } from '@signpost/api-client/base';
import { MARK_END, MARK_START, toParts } from './highlight';
import type { SearchKind } from './kinds';
import { RawAnswers } from './schema';
import { indexName } from './service';
import type { TextPart } from './types';

/** A search to look into, for those who tune relevance. */
export interface Inspection {
  readonly kind: SearchKind;
  readonly query: string;
  readonly hits: number;
}

/** A hit with all that the service says of it. */
export interface InspectedHit {
  readonly id: string;
  readonly title: readonly TextPart[];
  /** Why it stands where it does, by the service's own names. */
  readonly ranking: readonly { readonly name: string; readonly value: string }[];
  /** Attributes in which something matched. */
  readonly highlights: readonly { readonly attribute: string; readonly parts: readonly TextPart[] }[];
  /** The record as it came, as indented JSON. */
  readonly raw: string;
}

/** What a search gave, and what it cost the service. */
export interface InspectedAnswer {
  readonly index: string;
  readonly total: number;
  /** Milliseconds in the service. */
  readonly took: number;
  readonly params: string;
  readonly suggestedQuery: string | null;
  readonly hits: readonly InspectedHit[];
}

/** The inspection in the protocol's terms. */
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

/** Reads the service's answer. Throws when it is not the protocol's. */
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

/** The highlighted texts of an attribute in which something matched; lists and objects are gone through. */
const matchesIn = (value: unknown): string[] => {
  if (v.is(Highlight, value)) return value.matchLevel === 'none' ? [] : [value.value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(matchesIn) : [];
};
