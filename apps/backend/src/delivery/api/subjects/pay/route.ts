import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../../services';
import { subjectPayHandler } from './handler';
import { subjectPayQuerySchema, subjectPaySchema } from './schema';

/** `GET /api/v1/subject-pay`. */
export const subjectPayRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/subject-pay',
    schema: {
      operationId: 'getSubjectPay',
      summary: 'Pay of a subject’s graduates after 3 and 5 years, in one region and in the UK',
      tags: ['Guides'],
      querystring: subjectPayQuerySchema,
      response: { 200: subjectPaySchema },
    },
    handler: subjectPayHandler(services),
  });
};
