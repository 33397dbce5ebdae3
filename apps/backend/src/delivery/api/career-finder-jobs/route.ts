import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { londonToday } from '../../../domain/events/days';
import type { Services } from '../../services';
import { careerFinderJobsHandler } from './handler';
import { careerFinderJobsQuerySchema, careerFinderJobsSchema } from './schema';

/** `GET /api/v1/career-finder-jobs` (C-02): the apprenticeships that accept applications today. */
export const careerFinderJobsRoute = (
  app: FastifyInstance,
  services: Services,
  today = londonToday,
): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/career-finder-jobs',
    schema: {
      summary: 'Apprenticeships that take applications today',
      operationId: 'listApprenticeships',
      tags: ['Employers'],
      querystring: careerFinderJobsQuerySchema,
      response: { 200: careerFinderJobsSchema },
    },
    handler: careerFinderJobsHandler(services, today),
  });
};
