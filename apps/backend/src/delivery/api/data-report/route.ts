import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { dataReportSchema } from '../../../domain/data-report/schema';
import type { Services } from '../../services';
import { dataReportHandler } from './handler';

/** `GET /api/v1/data-report`. */
export const dataReportRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/data-report',
    schema: {
      operationId: 'getDataReport',
      summary: 'For every kind of figure how many pages have it, from which years, and why others have none',
      tags: ['Settings'],
      response: { 200: dataReportSchema },
    },
    handler: dataReportHandler(services),
  });
};
