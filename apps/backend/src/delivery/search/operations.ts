import { z } from 'zod';
import type { CallCost } from './cost/cost-estimate';
import type { Handlers } from './handlers';
import { texts } from './parameters/parameter-types';
import { searchParametersSchema } from './parameters/parameters';
import * as schemas from './schema';
import { invalidRequest, SearchError } from './search-error';

/** The parts of a request: the segments of its path, its query string, and the text of its body. */
interface Input {
  params: unknown;
  query: unknown;
  body: string | undefined;
}

interface Definition<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  method: 'GET' | 'POST';
  url: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: z.ZodType;
  run(
    handlers: Handlers,
    cost: CallCost,
    input: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> },
  ): unknown;
}

/** Defines one call of the protocol. Its `run` returns the answer as JSON; it throws SearchError, 400 for an invalid request. */
const operation = <
  Params extends z.ZodType = z.ZodUnknown,
  Query extends z.ZodType = z.ZodUnknown,
  Body extends z.ZodType = z.ZodUnknown,
>({
  run,
  ...route
}: Definition<Params, Query, Body>) => ({
  ...route,
  async run(handlers: Handlers, cost: CallCost, input: Input): Promise<string> {
    // The schemas of parts that the route does not name accept anything.
    const params = parse(route.params, input.params) as z.output<Params>;
    const body = parse(route.body, input.body === undefined ? null : parseBody(input.body)) as z.output<Body>;
    const query = parse(route.query, input.query) as z.output<Query>;
    const answer = await run(handlers, cost, { params, query, body });
    return JSON.stringify(z.encode(route.answer, answer));
  },
});

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return value;
  const { data, error } = schema.safeParse(value);
  if (error) throw invalidRequest(error.issues);
  return data;
};

const parseBody = (body: string): unknown => {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new SearchError(400, 'The body is not JSON.');
  }
};

const everyIndex = z.object({ indexName: z.literal('*') });

/** The calls of the protocol, by the names that Algolia's clients give them. */
export const operations = {
  listIndices: operation({
    method: 'GET',
    url: '/1/indexes',
    summary: 'List the search indexes',
    answer: schemas.indexListSchema,
    run: (handlers) => handlers.list(),
  }),
  search: operation({
    method: 'POST',
    url: '/1/indexes/:indexName/queries',
    summary: 'Search one or more indexes',
    params: everyIndex,
    body: schemas.multiSearchSchema,
    answer: schemas.multiAnswerSchema,
    run: (handlers, cost, { body }) => handlers.multiSearch(cost, body),
  }),
  getObjects: operation({
    method: 'POST',
    url: '/1/indexes/:indexName/objects',
    summary: 'Read records by index and id',
    params: everyIndex,
    body: schemas.objectsSchema,
    answer: schemas.objectsAnswerSchema,
    run: (handlers, cost, { body }) => handlers.objects(cost, body),
  }),
  searchSingleIndex: operation({
    method: 'POST',
    url: '/1/indexes/:indexName/query',
    summary: 'Search one index',
    params: schemas.indexPathSchema,
    body: searchParametersSchema,
    answer: schemas.searchAnswerSchema,
    run: (handlers, cost, { params, body }) => handlers.search(cost, params.indexName, body),
  }),
  searchSingleIndexByAddress: operation({
    method: 'GET',
    url: '/1/indexes/:indexName/query',
    summary: 'Search one index, parameters in the query string',
    params: schemas.indexPathSchema,
    query: searchParametersSchema,
    answer: schemas.searchAnswerSchema,
    run: (handlers, cost, { params, query }) => handlers.search(cost, params.indexName, query),
  }),
  searchForFacetValues: operation({
    method: 'POST',
    url: '/1/indexes/:indexName/facets/:facetName/query',
    summary: 'Search the values of a facet',
    params: schemas.facetPathSchema,
    body: schemas.facetSearchSchema,
    answer: schemas.facetAnswerSchema,
    run: (handlers, _cost, { params, body }) =>
      handlers.searchFacet(params.indexName, params.facetName, body),
  }),
  browse: operation({
    method: 'POST',
    url: '/1/indexes/:indexName/browse',
    summary: 'Page through a whole index',
    params: schemas.indexPathSchema,
    body: schemas.browseSchema,
    answer: schemas.browseAnswerSchema,
    run: (handlers, cost, { params, body }) => handlers.browse(cost, params.indexName, body),
  }),
  browseByAddress: operation({
    method: 'GET',
    url: '/1/indexes/:indexName/browse',
    summary: 'Page through a whole index, parameters in the query string',
    params: schemas.indexPathSchema,
    query: schemas.browseSchema,
    answer: schemas.browseAnswerSchema,
    run: (handlers, cost, { params, query }) => handlers.browse(cost, params.indexName, query),
  }),
  getObject: operation({
    method: 'GET',
    url: '/1/indexes/:indexName/:objectID',
    summary: 'Read a record by its id',
    params: schemas.objectPathSchema,
    query: z.object({ attributesToRetrieve: texts.optional() }),
    answer: schemas.objectSchema,
    run: (handlers, _cost, { params, query }) =>
      handlers.object(params.indexName, params.objectID, query.attributesToRetrieve),
  }),
} as const;

export type OperationId = keyof typeof operations;
