import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../services';
import { geocodeHandler } from './handler';
import { geocodeQuerySchema } from './schema';

/** `GET /api/v1/geocode-postcode` (C-17). */
export function geocodeRoute(app: FastifyInstance, services: Services): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/v1/geocode-postcode',
      { schema: { querystring: geocodeQuerySchema } },
      geocodeHandler(services),
    );
}
