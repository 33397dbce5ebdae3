import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import { loggedInHandler, loggedOutHandler } from './handler';
import { loggedInBodySchema, loggedInSchema, loggedOutParamsSchema, loggedOutSchema } from './schema';

const TAGS = ['Courses'];
/** Allows for a hundred ids and the rest of C-09's body. */
const BODY_LIMIT = 16_384;

/** `GET /historic-grades-api/loggedOut/:courseId` (C-08) and `POST /historic-grades-api/loggedIn` (C-09). */
export const historicGradesRoute = (app: FastifyInstance, services: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/historic-grades-api/loggedOut/:courseId',
    schema: {
      operationId: 'getHistoricGrades',
      summary: 'What the tariff points of earlier entrants are worth in grades',
      tags: TAGS,
      params: loggedOutParamsSchema,
      response: { 200: loggedOutSchema },
    },
    handler: loggedOutHandler(services),
  });
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/historic-grades-api/loggedIn',
    bodyLimit: BODY_LIMIT,
    schema: {
      operationId: 'compareGrades',
      summary: 'Which courses have grades of earlier entrants to set your own beside',
      tags: TAGS,
      body: loggedInBodySchema,
      response: { 200: loggedInSchema },
    },
    handler: loggedInHandler(services),
  });
};
