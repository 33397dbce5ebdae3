import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL, etagOf } from '../response-cache';

/**
 * Lets a complete answer to a GET be kept for as long as the other calls' are, and answers 304 to a client that has it. One with
 * errors is never kept, whatever its status.
 */
export const keepAnswers = (scope: FastifyInstance): void => {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!READ_METHODS.includes(request.method) || reply.statusCode !== 200 || !isComplete(payload)) {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = etagOf(payload);
    // The type of the answer, though not its content, depends on what the client accepts.
    reply.header('cache-control', CACHE_CONTROL).header('vary', 'accept').header('etag', etag);
    if (!request.headers['if-none-match']?.includes(etag)) return payload;
    reply.code(304);
    return '';
  });
};

const READ_METHODS = ['GET', 'HEAD'];

/** GraphQL puts errors before the data, when there are any. */
const isComplete = (payload: unknown): payload is string =>
  typeof payload === 'string' && payload.startsWith('{"data":');
