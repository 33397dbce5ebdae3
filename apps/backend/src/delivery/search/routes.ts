import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LiveIndexes } from '../../domain/search/indexes/live-indexes';
import { createAllowance } from './rate-limit';
import { createHandlers } from './handlers';
import { keepAnswers } from './response-cache';
import { LIMITS } from './limits';
import { texts } from './parameter-types';
import { searchParametersSchema } from './parameters';
import * as schemas from './schema';
import { SearchError, handleSearchError, handleSearchNotFound } from './search-error';
import { Turns } from './serial-queue';
import { Work } from './cost-estimate';

const MAX_BODY_BYTES = 256 * 1024;
const TAGS = ['search'];
const everyIndex = z.object({ indexName: z.literal('*') });

/**
 * The Algolia REST protocol, as its own clients speak it: JSON sent as whatever type, parameters one by one or in a
 * url-encoded `params`. Application id and key are accepted and not checked.
 */
export const searchProtocol = async (
  scope: FastifyInstance,
  {
    indexes,
    millisecondsAMinute = LIMITS.millisecondsAMinute,
  }: { indexes: LiveIndexes; millisecondsAMinute?: number },
): Promise<void> => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const handlers = createHandlers(indexes);
  const turns = new Turns();
  const allowanceOf = createAllowance(millisecondsAMinute);
  const working = async <Answer>(request: FastifyRequest, act: (work: Work) => Promise<Answer>) => {
    const work = new Work(turns, allowanceOf(request));
    await work.begin();
    return act(work).finally(() => work.end());
  };
  app.setErrorHandler(handleSearchError);
  app.setNotFoundHandler(handleSearchNotFound);
  keepAnswers(app, indexes);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: unknown, body: string) => parseBody(body),
  );
  const describe = <Answer extends z.ZodType>(operationId: string, summary: string, answer: Answer) => ({
    operationId,
    summary,
    tags: TAGS,
    response: { 200: answer, '4xx': schemas.errorSchema },
  });

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
    handler: (request) => working(request, (work) => handlers.multiSearch(work, request.body)),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/objects',
    schema: {
      ...describe('getObjects', 'Give records by index and id', schemas.objectsAnswerSchema),
      params: everyIndex,
      body: schemas.objectsSchema,
    },
    handler: (request) => working(request, (work) => handlers.objects(work, request.body)),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/query',
    schema: {
      ...describe('searchSingleIndex', 'Search one index', schemas.searchAnswerSchema),
      params: schemas.indexPathSchema,
      body: searchParametersSchema,
    },
    handler: (request) =>
      working(request, (work) => handlers.search(work, request.params.indexName, request.body)),
  });
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/query',
    schema: {
      ...describe(
        'searchSingleIndexByAddress',
        'Search one index, parameters in the address',
        schemas.searchAnswerSchema,
      ),
      params: schemas.indexPathSchema,
      querystring: searchParametersSchema,
    },
    handler: (request) =>
      working(request, (work) => handlers.search(work, request.params.indexName, request.query)),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/facets/:facetName/query',
    schema: {
      ...describe('searchForFacetValues', 'Search the values of a facet', schemas.facetAnswerSchema),
      params: schemas.facetPathSchema,
      body: schemas.facetSearchSchema,
    },
    handler: (request) =>
      working(request, () =>
        handlers.searchFacet(request.params.indexName, request.params.facetName, request.body),
      ),
  });
  app.route({
    method: 'POST',
    url: '/1/indexes/:indexName/browse',
    schema: {
      ...describe('browse', 'Go through all of an index', schemas.browseAnswerSchema),
      params: schemas.indexPathSchema,
      body: schemas.browseSchema,
    },
    handler: (request) =>
      working(request, (work) => handlers.browse(work, request.params.indexName, request.body)),
  });
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/browse',
    schema: {
      ...describe(
        'browseByAddress',
        'Go through all of an index, parameters in the address',
        schemas.browseAnswerSchema,
      ),
      params: schemas.indexPathSchema,
      querystring: schemas.browseSchema,
    },
    handler: (request) =>
      working(request, (work) => handlers.browse(work, request.params.indexName, request.query)),
  });
  app.route({
    method: 'GET',
    url: '/1/indexes/:indexName/:objectID',
    schema: {
      ...describe('getObject', 'Give a record by its id', schemas.objectSchema),
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
