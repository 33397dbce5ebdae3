import { z } from 'zod';
import { plainQuery } from '../../../domain/search/engine/query/query';
import { boxes, filterList, flag, oneOf, point, polygons, text, texts, whole } from './parameter-types';
import { unactedShape } from './unacted-parameters';

/** The last hit that paging reaches; hits beyond it need `browse`. */
export const MAX_HIT_OFFSET = 1000;
const MAX_FILTER_LENGTH = 16_384;

const typoTolerance = z.preprocess(
  (value) => (typeof value === 'boolean' ? String(value) : value),
  oneOf(['true', 'false', 'min', 'strict']),
);

const radius = z.union([z.literal('all'), whole(1, 30_000_000)], {
  error: 'must be all, or a whole number of metres',
});

/** Metres, or a list of ranges, of which only the first is used. */
const precision = z.preprocess(
  (value) => (Array.isArray(value) ? (value[0] as { value?: unknown } | undefined)?.value : value),
  whole(1, 30_000_000),
);

/** Whether singular and plural match each other: a boolean, or a list of languages that includes English. */
const plurals = z
  .union([flag, texts])
  .transform((value) => (typeof value === 'boolean' ? value : value.includes('en')));

/** All accepted parameters of a search; others are refused. */
export const searchParametersShape = {
  query: text(512).default(''),
  page: whole(0, 1_000_000).default(0),
  hitsPerPage: whole(0, MAX_HIT_OFFSET).default(20),
  offset: whole(0, 1_000_000).optional(),
  length: whole(0, MAX_HIT_OFFSET).optional(),
  facets: texts.default([]),
  maxValuesPerFacet: whole(0, 1000).default(100),
  sortFacetValuesBy: oneOf(['count', 'alpha']).default('count'),
  filters: text(MAX_FILTER_LENGTH).default(''),
  facetFilters: filterList.default([]),
  numericFilters: filterList.default([]),
  tagFilters: filterList.default([]),
  optionalFilters: filterList.default([]),
  attributesToRetrieve: texts.optional(),
  attributesToHighlight: texts.optional(),
  attributesToSnippet: texts.optional(),
  restrictSearchableAttributes: texts.default([]),
  highlightPreTag: text(100).default('<em>'),
  highlightPostTag: text(100).default('</em>'),
  snippetEllipsisText: text(100).default('…'),
  aroundLatLng: point.optional(),
  aroundRadius: radius.default('all'),
  aroundPrecision: precision.default(1),
  insideBoundingBox: boxes.default([]),
  insidePolygon: polygons.default([]),
  getRankingInfo: flag.default(false),
  typoTolerance: typoTolerance.default('true'),
  minWordSizefor1Typo: whole(0, 100).default(plainQuery.oneTypoFrom),
  minWordSizefor2Typos: whole(0, 100).default(plainQuery.twoTyposFrom),
  queryType: oneOf(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: oneOf(['none', 'lastWords', 'firstWords', 'allOptional']).default('none'),
  synonyms: flag.default(true),
  ignorePlurals: plurals.default(true),
  optionalWords: texts.default([]),
  /** Whether to derive filters from the words of the query; false searches for the query text only. */
  enableRules: flag.default(true),
  /** Whether a search without results is counted for the operators. */
  analytics: flag.default(true),
  ...unactedShape,
};

/** A strict object schema; unknown fields are refused with Algolia's error message. */
export const onlyKnown = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `Unknown parameter: ${issue.keys.join(', ')}` : undefined,
  });

/** Normalises parameters: drops nulls and the `x-algolia-*` client parameters, and merges in those of a url-encoded `params`. */
export const normaliseParameters = (value: unknown): unknown => {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const { params, ...rest } = value as Record<string, unknown>;
  const all =
    typeof params === 'string' ? { ...rest, ...Object.fromEntries(new URLSearchParams(params)) } : value;
  return Object.fromEntries(
    Object.entries(all).filter(([name, each]) => each !== null && !/^x-algolia-/i.test(name)),
  );
};

export const searchParametersSchema = z.preprocess(normaliseParameters, onlyKnown(searchParametersShape));

export type SearchParameters = z.infer<typeof searchParametersSchema>;
