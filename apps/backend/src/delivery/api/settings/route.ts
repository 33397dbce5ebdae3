import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { settingsHandler } from './handler';
import { settingsSchema } from './schema';

/** `GET /api/settings` (C-01). */
export const settingsRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/settings',
    schema: {
      operationId: 'getSettings',
      summary: 'Where the other services are',
      tags: ['Settings'],
      response: { 200: settingsSchema },
    },
    handler: settingsHandler(services),
  });
};
