import type { FastifyInstance } from 'fastify';

/** Logs one line per request, without the query string, which may contain a postcode or a search. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'answered');
  });
};
