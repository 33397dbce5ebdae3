import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { providerStatusHandler } from './handler';
import { providerStatusQuerySchema, providerStatusSchema } from './schema';

/** `GET /provider-status` (C-10). */
export const providerStatusRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/provider-status',
    schema: {
      summary: 'What is known of providers’ status',
      operationId: 'listProviderStatuses',
      tags: ['Universities'],
      querystring: providerStatusQuerySchema,
      response: { 200: providerStatusSchema },
    },
    handler: providerStatusHandler(services),
  });
};
