import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LiveIndexes } from '../../domain/search/indexes/live-indexes';
import type { TypedScope } from '../typed-scope';
import { createRateLimit } from './rate-limit';
import type { NoteEmptySearch } from './empty-search';
import { createHandlers } from './handlers';
import { addCacheHeaders } from './response-cache';
import { LIMITS } from './limits';
import { texts } from './parameters/parameter-types';
import { searchParametersSchema } from './parameters/parameters';
import * as schemas from './schema';
import { SearchError, handleSearchError, handleSearchNotFound } from './search-error';
import { SerialQueue } from './serial-queue';
import { CallCost } from './cost-estimate';

const MAX_BODY_BYTES = 256 * 1024;
const TAGS = ['search'];
const everyIndex = z.object({ indexName: z.literal('*') });

interface SearchRouting {
  handlers: ReturnType<typeof createHandlers>;
  /** Runs a call in the serial queue and counts its cost against the limits of its address. */
  withCost<Answer>(request: FastifyRequest, act: (cost: CallCost) => Promise<Answer>): Promise<Answer>;
}

/**
 * Registers the Algolia REST protocol, as Algolia's clients send it: JSON bodies of any content type, and parameters one by
 * one or in a url-encoded `params`. The application id and key are accepted and not checked.
 */
export const searchProtocol = async (
  scope: FastifyInstance,
  {
    indexes,
    noteEmptySearch,
    millisecondsAMinute = LIMITS.millisecondsAMinute,
  }: { indexes: LiveIndexes; noteEmptySearch?: NoteEmptySearch; millisecondsAMinute?: number },
): Promise<void> => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(handleSearchError);
  app.setNotFoundHandler(handleSearchNotFound);
  addCacheHeaders(app, indexes);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: unknown, body: string) => parseBody(body),
  );
  const handlers = createHandlers(indexes, noteEmptySearch);
  const routing = createRouting(handlers, millisecondsAMinute);
  multiIndexRoutes(app, routing);
  searchRoutes(app, routing);
  facetRoute(app, routing);
  browseRoutes(app, routing);
  objectRoute(app, routing);
};

const createRouting = (handlers: SearchRouting['handlers'], millisecondsAMinute: number): SearchRouting => {
  const queue = new SerialQueue();
  const consumerFor = createRateLimit(millisecondsAMinute);
  return {
    handlers,
    async withCost(request, act) {
      const cost = new CallCost(queue, consumerFor(request));
      await cost.begin();
      return act(cost).finally(() => cost.end());
    },
  };
};

const describe = <Answer extends z.ZodType>(operationId: string, summary: string, answer: Answer) => ({
  operationId,
  summary,
  tags: TAGS,
  response: { 200: answer, '4xx': schemas.errorSchema },
});

/** Routes that list the indexes, search several at once, and read records of several. */
const multiIndexRoutes = (app: TypedScope, { handlers, withCost }: SearchRouting): void => {
  app.route({
    method: 'GET',
    url: '/1/indexes',
    schema: describe('listIndices', 'List the search indexes', schemas.indexListSchema),
    handler: () => handlers.list(),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/queries',
    schema: {
      ...describe('search', 'Search one or more indexes', schemas.multiAnswerSchema),
      params: everyIndex,
      body: schemas.multiSearchSchema,
    },
    handler: (request) => withCost(request, (cost) => handlers.multiSearch(cost, request.body)),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/objects',
    schema: {
      ...describe('getObjects', 'Read records by index and id', schemas.objectsAnswerSchema),
      params: everyIndex,
      body: schemas.objectsSchema,
    },
    handler: (request) => withCost(request, (cost) => handlers.objects(cost, request.body)),
  });
};

/** Routes that search one index, with parameters in the body or in the query string. */
const searchRoutes = (app: TypedScope, { handlers, withCost }: SearchRouting): void => {
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/query',
    schema: {
      ...describe('searchSingleIndex', 'Search one index', schemas.searchAnswerSchema),
      params: schemas.indexPathSchema,
      body: searchParametersSchema,
    },
    handler: (request) =>
      withCost(request, (cost) => handlers.search(cost, request.params.indexName, request.body)),
  });
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/query',
    schema: {
      ...describe(
        'searchSingleIndexByAddress',
        'Search one index, parameters in the query string',
        schemas.searchAnswerSchema,
      ),
      params: schemas.indexPathSchema,
      querystring: searchParametersSchema,
    },
    handler: (request) =>
      withCost(request, (cost) => handlers.search(cost, request.params.indexName, request.query)),
  });
};

/** The route that searches the values of a facet. */
const facetRoute = (app: TypedScope, { handlers, withCost }: SearchRouting): void => {
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/facets/:facetName/query',
    schema: {
      ...describe('searchForFacetValues', 'Search the values of a facet', schemas.facetAnswerSchema),
      params: schemas.facetPathSchema,
      body: schemas.facetSearchSchema,
    },
    handler: (request) =>
      withCost(request, () =>
        handlers.searchFacet(request.params.indexName, request.params.facetName, request.body),
      ),
  });
};

/** Routes that page through a whole index, with parameters in the body or in the query string. */
const browseRoutes = (app: TypedScope, { handlers, withCost }: SearchRouting): void => {
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/browse',
    schema: {
      ...describe('browse', 'Page through a whole index', schemas.browseAnswerSchema),
      params: schemas.indexPathSchema,
      body: schemas.browseSchema,
    },
    handler: (request) =>
      withCost(request, (cost) => handlers.browse(cost, request.params.indexName, request.body)),
  });
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/browse',
    schema: {
      ...describe(
        'browseByAddress',
        'Page through a whole index, parameters in the query string',
        schemas.browseAnswerSchema,
      ),
      params: schemas.indexPathSchema,
      querystring: schemas.browseSchema,
    },
    handler: (request) =>
      withCost(request, (cost) => handlers.browse(cost, request.params.indexName, request.query)),
  });
};

/** The route that reads a record by its id. */
const objectRoute = (app: TypedScope, { handlers }: SearchRouting): void => {
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/:objectID',
    schema: {
      ...describe('getObject', 'Read a record by its id', schemas.objectSchema),
      params: schemas.objectPathSchema,
      querystring: z.object({ attributesToRetrieve: texts.optional() }),
    },
    handler: ({ params, query }) =>
      handlers.object(params.indexName, params.objectID, query.attributesToRetrieve),
  });
};

const parseBody = (body: string): unknown => {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new SearchError(400, 'The body is not JSON.');
  }
};
