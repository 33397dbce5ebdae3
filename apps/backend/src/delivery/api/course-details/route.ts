import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { courseDetailsHandler } from './handler';
import { courseDetailsQuerySchema, courseDetailsSchema } from './schema';

/** `GET /search/api/v3/courses` (C-06). */
export const courseDetailsRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/search/api/v3/courses',
    schema: {
      operationId: 'getCourseDetails',
      summary: 'One course in full, in the shape of the course search service',
      tags: ['Courses'],
      querystring: courseDetailsQuerySchema,
      response: { 200: courseDetailsSchema },
    },
    handler: courseDetailsHandler(services),
  });
};
