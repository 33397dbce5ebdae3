import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { listEmptySearches } from '../../domain/feedback/empty-searches';
import {
  countPageFeedback,
  listFeedbackComments,
  storePageFeedback,
} from '../../domain/feedback/page-feedback';
import type { Services } from '../services';
import { feedbackReportSchema, pageFeedbackSchema } from './schema';

/**
 * `/internal/feedback`, for the shell's server only: the shell does not proxy this path. `POST` stores an answer to "Was
 * this page useful?" (204); `GET` reports the answers and the searches that found nothing.
 */
export const internalRoute = (scope: FastifyInstance, { open, emptySearches }: Services): void => {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  app.route({
    method: 'POST',
    url: '/internal/feedback',
    bodyLimit: 4_096,
    schema: { hide: true, body: pageFeedbackSchema },
    handler: async (request, reply) => {
      await storePageFeedback(open.database, request.body);
      return reply.code(204).send();
    },
  });
  app.route({
    method: 'GET',
    url: '/internal/feedback',
    schema: { hide: true, response: { 200: feedbackReportSchema } },
    handler: async (_request, reply) => {
      await emptySearches.flush();
      reply.header('cache-control', 'no-store');
      return {
        pages: await countPageFeedback(open.database),
        comments: await listFeedbackComments(open.database),
        emptySearches: await listEmptySearches(open.database),
      };
    },
  });
};
