import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { listChanges } from '../../domain/changes/list-changes';
import type { Services } from '../services';
import { changesQuerySchema, changesSchema } from './schema';

/** `GET /api/v1/changes` (C-25). */
export const changesRoute = (app: FastifyInstance, { cache, open }: Services): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/api/v1/changes',
    schema: {
      operationId: 'listChanges',
      summary: 'What imports of published data added, removed and changed in the last year, the newest first',
      tags: ['Changes'],
      querystring: changesQuerySchema,
      response: { 200: changesSchema },
    },
    handler: async (request, reply) => {
      const { record, provider, subject, ...rest } = request.query;
      await cache.send(request, reply, `changes ${JSON.stringify(request.query)}`, () =>
        listChanges(open.database, { ...rest, records: record, providers: provider, subjects: subject }),
      );
    },
  });
};
