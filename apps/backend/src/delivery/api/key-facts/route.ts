import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { keyFactsHandler } from './handler';
import { keyFactsSchema } from './schema';

/** `GET /api/v1/key-facts`. */
export const keyFactsRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/key-facts',
    schema: {
      summary:
        'Dates, limits, fees and loans of an application, each with year, source and the day it was checked',
      operationId: 'listKeyFacts',
      tags: ['Guides'],
      response: { 200: keyFactsSchema },
    },
    handler: keyFactsHandler(services),
  });
};
