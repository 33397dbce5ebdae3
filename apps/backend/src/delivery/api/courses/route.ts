import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { coursesHandler } from './handler';
import { coursesQuerySchema, coursesSchema } from './schema';

/** `GET /api/v1/courses` (C-04, C-05, C-07). */
export const coursesRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/courses',
    schema: {
      operationId: 'listCourses',
      summary: 'Courses, or with output=provider the universities and colleges that teach them',
      tags: ['Courses'],
      querystring: coursesQuerySchema,
      response: { 200: coursesSchema },
    },
    handler: coursesHandler(services),
  });
};
