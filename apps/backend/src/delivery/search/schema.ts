import { z } from 'zod';
import { understoodSchema } from '../../domain/search/understanding/understood';
import { oneOf, text, whole } from './parameters/parameter-types';
import { LIMITS } from './cost/limits';
import { onlyKnown, searchParametersShape, normaliseParameters } from './parameters/parameters';

const indexName = text(200);

export const indexPathSchema = z.object({ indexName });
export const facetPathSchema = z.object({ indexName, facetName: text(200) });
export const objectPathSchema = z.object({ indexName, objectID: text(500) });

const facetQueryShape = { facetQuery: text(512).default(''), maxFacetHits: whole(1, 100).default(10) };

export const facetSearchSchema = z.preprocess(
  normaliseParameters,
  onlyKnown({ ...searchParametersShape, ...facetQueryShape }),
);

export const browseSchema = z.preprocess(
  normaliseParameters,
  onlyKnown({ ...searchParametersShape, cursor: text(32_768).optional() }),
);

/** Several searches in one call. 'stopIfEnoughMatches' skips the searches after the first whose hits fill its page. */
export const multiSearchSchema = z.object({
  requests: z
    .array(
      z.preprocess(
        normaliseParameters,
        onlyKnown({
          ...searchParametersShape,
          ...facetQueryShape,
          indexName,
          type: oneOf(['default', 'facet']).default('default'),
          facet: text(200).default(''),
        }),
      ),
      { error: 'must be a list of searches' },
    )
    .max(LIMITS.searches, `must be at most ${LIMITS.searches} searches`),
  strategy: oneOf(['none', 'stopIfEnoughMatches']).default('none'),
});

export const objectsSchema = z.object({
  requests: z
    .array(
      z.object({ indexName, objectID: text(500), attributesToRetrieve: z.array(text(200)).optional() }),
      { error: 'must be a list of objects' },
    )
    .max(1000, 'must be at most 1000 objects'),
});

const record = z.record(z.string(), z.unknown());

export const searchAnswerSchema = z.looseObject({
  hits: z.array(record),
  nbHits: z.int(),
  page: z.int().optional(),
  nbPages: z.int().optional(),
  hitsPerPage: z.int().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z
    .record(z.string(), z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }))
    .optional(),
  query: z.string(),
  params: z.string(),
  index: z.string(),
  processingTimeMS: z.int(),
  /** The filters derived from the query, in the form of an Algolia Rule's data; absent where `enableRules` is false. */
  userData: z.array(understoodSchema).optional(),
  /** Not part of Algolia's protocol: a corrected spelling that has hits, when the query has none. */
  suggestedQuery: z.string().optional(),
});

export const facetAnswerSchema = z.object({
  facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.int() })),
  exhaustiveFacetsCount: z.boolean(),
  processingTimeMS: z.int(),
});

export const multiAnswerSchema = z.object({
  results: z.array(z.union([searchAnswerSchema, facetAnswerSchema])),
});
export const browseAnswerSchema = searchAnswerSchema.extend({ cursor: z.string().optional() });
export const objectSchema = z.looseObject({ objectID: z.string() });
export const objectsAnswerSchema = z.object({ results: z.array(objectSchema.nullable()) });

export const indexListSchema = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
      entries: z.int(),
      dataSize: z.int(),
      fileSize: z.int(),
      lastBuildTimeS: z.number(),
      numberOfPendingTasks: z.int(),
      pendingTask: z.boolean(),
      replicas: z.array(z.string()),
    }),
  ),
  nbPages: z.int(),
});

/** The body of every error response. */
export const errorSchema = z.object({ message: z.string(), status: z.int() });
