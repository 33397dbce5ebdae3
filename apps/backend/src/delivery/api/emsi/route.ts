import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { londonToday } from '../../../domain/events/days';
import { Problem } from '../../../platform/problem/problem';
import { once } from '../../query';
import type { Services } from '../../services';
import { assessmentCalls } from './assessment';
import { callMaker, EMSI_URL, findCall } from './call';
import { careerCalls } from './careers';
import { compassCalls } from './compass';
import { submitAssessmentRoute } from './submit-assessment';
import { jobCalls } from './jobs';
import { pathwayCalls } from './pathways';
import { createResources } from './resources';

/** Only `path` is parsed here; the endpoint that it selects parses the rest of the query. */
const pathQuery = z.looseObject({
  path: once('must name a call, such as categories').min(1).max(200, 'must be at most 200 characters'),
});

/** `GET /api/v1/emsi/{path}` and `GET /api/v1/emsi?path={path}` (C-11): careers, pathways, categories, job data and the quiz. */
export const emsiRoute = (app: FastifyInstance, services: Services, today = londonToday): void => {
  const resources = createResources(services.documents);
  const define = callMaker(services.cache);
  const calls = [
    ...pathwayCalls(services, resources, define),
    ...careerCalls(services, resources, define),
    ...jobCalls(services, define, today),
    ...assessmentCalls(services, resources, define),
    ...compassCalls(services, resources, define),
  ];
  for (const call of calls) call.register(app);
  submitAssessmentRoute(app, services);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: EMSI_URL,
    schema: {
      summary: 'Any call of the family by `path`, with its own parameters beside it',
      operationId: 'getCareersData',
      tags: ['Careers'],
      querystring: pathQuery,
      response: { 200: z.looseObject({ data: z.unknown() }) },
    },
    handler: async (request, reply) => {
      const { path, ...query } = request.query;
      const found = findCall(calls, path);
      if (!found) throw new Problem(404, 'There is no careers data at this path.');
      await found.call.reply(found.params, query, request, reply);
    },
  });
};
