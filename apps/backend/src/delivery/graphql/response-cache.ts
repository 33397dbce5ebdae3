import type { FastifyInstance } from 'fastify';
import { CACHE_CONTROL, etagOf } from '../response-cache';

/**
 * Makes a complete response to a GET cacheable for as long as the other endpoints', and sends 304 to a client that has it. One
 * with errors is never cached, whatever its status.
 */
export const keepAnswers = (scope: FastifyInstance): void => {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (!READ_METHODS.includes(request.method) || reply.statusCode !== 200 || !isComplete(payload)) {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    const etag = etagOf(payload);
    // The content type of the response, though not its body, depends on the Accept header.
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
