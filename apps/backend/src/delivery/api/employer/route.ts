import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { employerHandler } from './handler';
import { employerQuerySchema, employersSchema } from './schema';

/** `GET /api/v1/employer` (C-18). */
export const employerRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/employer',
    schema: {
      summary: 'Employers, all or by alias',
      operationId: 'listEmployers',
      tags: ['Employers'],
      querystring: employerQuerySchema,
      response: { 200: employersSchema },
    },
    handler: employerHandler(services),
  });
};
