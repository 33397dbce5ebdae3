import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { unisBySubjectHandler } from './handler';
import { unisBySubjectQuerySchema, unisBySubjectSchema } from './schema';

/** `GET /api/v1/unis-by-subject` (C-16). */
export const unisBySubjectRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/unis-by-subject',
    schema: {
      operationId: 'listProvidersBySubject',
      summary: 'The universities and colleges that teach a subject, nearest first',
      tags: ['Universities'],
      querystring: unisBySubjectQuerySchema,
      response: { 200: unisBySubjectSchema },
    },
    handler: unisBySubjectHandler(services),
  });
};
