import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { locationsHandler } from './handler';
import { locationsSchema } from './schema';

/** `GET /api/v1/locations` (C-22): an array of places. */
export const locationsRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/locations',
    schema: {
      summary: 'Nations, regions and cities to study in',
      operationId: 'listLocations',
      tags: ['Guides'],
      response: { 200: locationsSchema },
    },
    handler: locationsHandler(services),
  });
};
