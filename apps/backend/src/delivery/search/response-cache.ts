import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL } from '../response-cache';
import type { LiveIndexes } from '../../domain/search/indexes/live-indexes';

/**
 * Lets answers be kept for as long as the other calls' are: they are the same for everyone and hold until an index is
 * built anew. Browsers keep those to GET, and ask again by `If-None-Match`, which is answered without a search. The
 * official client searches by POST, which browsers do not keep: while somebody types, its own memory answers what was
 * typed before. Servers that render pages keep POST as well. Errors are never kept.
 */
export const keepAnswers = (app: FastifyInstance, indexes: LiveIndexes): void => {
  app.addHook('preHandler', async (request, reply) => {
    const version = indexes.version();
    if (request.method !== 'GET' || version === '') return;
    const etag = `W/"${version}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  });
  app.addHook('onSend', async (_request, reply) => {
    const isKept = reply.statusCode === 200 || reply.statusCode === 304;
    reply.header('cache-control', isKept ? CACHE_CONTROL : 'no-store');
    if (!isKept) reply.removeHeader('etag');
  });
};
