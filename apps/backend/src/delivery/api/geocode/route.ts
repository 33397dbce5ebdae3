import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { geocodeHandler } from './handler';
import { geocodeQuerySchema, geocodeSchema } from './schema';

/** `GET /api/v1/geocode-postcode` (C-17). */
export const geocodeRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/geocode-postcode',
    schema: {
      operationId: 'geocodePostcode',
      summary: 'Where a postcode is',
      tags: ['Places'],
      querystring: geocodeQuerySchema,
      response: { 200: geocodeSchema },
    },
    handler: geocodeHandler(services),
  });
};
