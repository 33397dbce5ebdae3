import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../response-cache';
import type { SearchCalls } from './search-calls';

/**
 * Adds the cache headers of the other calls: responses are the same for all visitors and change only when an index is
 * rebuilt. Browsers cache GET and revalidate with `If-None-Match`, which needs no search. The official client searches by
 * POST, which browsers do not cache; it has an in-memory cache for repeated queries. Servers that render pages cache POST
 * too. Errors are not cached.
 */
export const addCacheHeaders = (app: FastifyInstance, search: Pick<SearchCalls, 'version'>): void => {
  app.addHook('preHandler', async (request, reply) => {
    const version = search.version();
    if (request.method !== 'GET' || version === '') return;
    const etag = `W/"${version}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  });
  app.addHook('onSend', async (_request, reply) => {
    const isCacheable = reply.statusCode === 200 || reply.statusCode === 304;
    reply.header('cache-control', isCacheable ? CACHE_CONTROL : 'no-store');
    if (!isCacheable) reply.removeHeader('etag');
  });
};
