import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../services';
import { coursesHandler } from './handler';
import { courseQuerySchema } from './schema';

/** `GET /api/v1/courses?output=provider` (C-05). */
export function coursesRoute(app: FastifyInstance, services: Services): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/v1/courses', { schema: { querystring: courseQuerySchema } }, coursesHandler(services));
}
