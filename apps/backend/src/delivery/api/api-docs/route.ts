import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { IMAGES_PATH } from '../../../domain/artwork/paths';
import { PROBLEM_MEDIA_TYPE } from '../../../platform/problem/problem';
import type { Services } from '../../services';
import { openApiSchema, problemSchema } from './document';
import { docsPage } from './page';

const JSON_PATH = '/api/docs/openapi.json';
const CACHE_CONTROL = 'public, max-age=300';
const TAGS = ['About this API'];
const problem = {
  description: 'The request cannot be answered.',
  content: { [PROBLEM_MEDIA_TYPE]: { schema: problemSchema } },
};

/**
 * `GET /api/docs/openapi.json`: the OpenAPI document, generated from the schemas that validate the requests, and `GET /api/docs`:
 * the same as an HTML page. It describes the routes that are registered after it, except those of pictures.
 */
export const apiDocsRoute = async (app: FastifyInstance, { cache }: Services): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Signpost API',
        version: '1',
        description: 'Courses, universities, careers and what helps to choose between them.',
      },
    },
    transform: ({ schema, url, ...route }) =>
      url.startsWith(IMAGES_PATH)
        ? { schema: { hide: true }, url }
        : jsonSchemaTransform({ ...route, url, schema: withProblem(schema) }),
  });

  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.route({
    method: 'GET',
    url: JSON_PATH,
    schema: {
      operationId: 'getOpenApi',
      summary: 'This description as an OpenAPI document',
      tags: TAGS,
      response: { 200: z.looseObject({ openapi: z.string() }) },
    },
    handler: async (request, reply) => cache.send(request, reply, JSON_PATH, async () => app.swagger()),
  });
  typed.route({
    method: 'GET',
    url: '/api/docs',
    schema: {
      operationId: 'readDocs',
      summary: 'This description as a page',
      tags: TAGS,
      response: { 200: { description: 'HTML', content: { 'text/html': { schema: z.string() } } } },
    },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', CACHE_CONTROL)
        .type('text/html; charset=utf-8')
        .send(docsPage(openApiSchema.parse(app.swagger()), JSON_PATH)),
  });
};

/** Adds the problem response, which any route may return, to a route's schema. */
const withProblem = (schema: FastifySchema | undefined): FastifySchema => ({
  ...schema,
  response: { ...(schema?.response as object | undefined), default: problem },
});
