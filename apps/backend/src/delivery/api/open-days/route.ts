import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { londonToday } from '../../../domain/events/days';
import type { Services } from '../../services';
import { openDaysHandler } from './handler';
import { openDaysQuerySchema, openDaysSchema } from './schema';

/** `GET /api/v1/open-days/list` (C-12): an array of future open days, the next one first. */
export const openDaysRoute = (app: FastifyInstance, services: Services, today = londonToday): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/open-days/list',
    schema: {
      summary: 'Open days of universities and colleges',
      operationId: 'listOpenDays',
      tags: ['Open days'],
      querystring: openDaysQuerySchema,
      response: { 200: openDaysSchema },
    },
    handler: openDaysHandler(services, today),
  });
};
