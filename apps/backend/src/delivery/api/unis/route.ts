import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { unisHandler } from './handler';
import { unisSchema } from './schema';

/** `GET /api/v1/unis` (C-14). */
export const unisRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/unis',
    schema: {
      operationId: 'listProviderNames',
      summary: 'Every provider by name',
      tags: ['Universities'],
      response: { 200: unisSchema },
    },
    handler: unisHandler(services),
  });
};
