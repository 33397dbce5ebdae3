import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { articleHandler } from './handler';
import { articleQuerySchema, postsSchema } from './schema';

/** `GET /api/v1/article` (C-03). */
export const articleRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/article',
    schema: {
      summary: 'Articles, or with type=personal_statement the guides to writing a personal statement',
      operationId: 'listArticles',
      tags: ['Guides'],
      querystring: articleQuerySchema,
      response: { 200: postsSchema },
    },
    handler: articleHandler(services),
  });
};
