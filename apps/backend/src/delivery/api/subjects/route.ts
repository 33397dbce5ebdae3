import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { subjectsHandler } from './handler';
import { subjectsSchema } from './schema';

/** `GET /api/v1/subjects` (C-21): an array of subjects. */
export const subjectsRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/subjects',
    schema: {
      summary: 'Subjects, by title, each with the subjects near it',
      operationId: 'listSubjects',
      tags: ['Guides'],
      response: { 200: subjectsSchema },
    },
    handler: subjectsHandler(services),
  });
};
