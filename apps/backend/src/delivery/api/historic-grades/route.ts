import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from '../../services';
import type { IdentityRouting, IdentityScope } from '../../identity/identity-scope';
import { requireSession } from '../../identity/visitor';
import { compareGrades, loggedOutHandler } from './handler';
import { loggedInBodySchema, loggedInSchema, loggedOutParamsSchema, loggedOutSchema } from './schema';

const TAGS = ['Courses'];
/** Allows for a hundred ids and the rest of C-09's body. */
const BODY_LIMIT = 16_384;

/** `GET /historic-grades-api/loggedOut/:courseId` (C-08), the variant for anonymous visitors. */
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
};

/** `POST /historic-grades-api/loggedIn` (C-09), the variant for signed-in users. Anonymous visitors get the 401 problem. */
export const loggedInGradesRoute = (scope: IdentityScope, { parts: { database } }: IdentityRouting): void => {
  scope.route({
    method: 'POST',
    url: '/historic-grades-api/loggedIn',
    bodyLimit: BODY_LIMIT,
    // It changes nothing, and other sites cannot read the answer.
    config: { skipsCsrfCheck: true },
    // Before the body is read, so that an anonymous visitor is told to sign in whatever they send.
    onRequest: async (request) => void requireSession(request),
    schema: {
      operationId: 'compareGrades',
      summary: 'Which courses have grades of earlier entrants to set your own beside',
      tags: TAGS,
      body: loggedInBodySchema,
      response: { 200: loggedInSchema },
    },
    handler: ({ body }) => compareGrades(database, body),
  });
};
