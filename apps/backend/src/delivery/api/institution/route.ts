import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { institutionHandler } from './handler';
import { institutionQuerySchema, institutionSchema } from './schema';

/** `GET /api/v1/institution` (C-15). */
export const institutionRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/institution',
    schema: {
      operationId: 'getProvider',
      summary: 'One university or college in full, with others like it',
      tags: ['Universities'],
      querystring: institutionQuerySchema,
      response: { 200: institutionSchema },
    },
    handler: institutionHandler(services),
  });
};
