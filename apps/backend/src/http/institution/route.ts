import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../services';
import { institutionHandler } from './handler';
import { institutionQuerySchema } from './schema';

/** `GET /api/v1/institution` (C-15). */
export function institutionRoute(app: FastifyInstance, services: Services): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/v1/institution',
      { schema: { querystring: institutionQuerySchema } },
      institutionHandler(services),
    );
}
