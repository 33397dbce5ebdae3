import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { limitCalls } from './call-limit';

/** Paths that the API answers. */
const API_PATHS = [
  '/api',
  '/themes',
  '/graphql',
  '/search/1',
  '/search/api',
  '/historic-grades-api',
  '/provider-status',
] as const;

export interface ApiProxyOptions {
  /** The API's own origin. */
  readonly backend: string;
  /** How often one address may call it. */
  readonly callsAMinute: number;
}

/** Passes the API's paths on to the backend, so that browsers need to know one origin alone. */
export const apiProxy = async (
  app: FastifyInstance,
  { backend, callsAMinute }: ApiProxyOptions,
): Promise<void> => {
  const preHandler = await limitCalls(app, callsAMinute);
  for (const prefix of API_PATHS) {
    await app.register(proxy, {
      preHandler,
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // Pictures are for everyone's pages: the widgets show them in other sites.
        ...(prefix === '/themes' && {
          rewriteHeaders: (headers) => ({ ...headers, 'cross-origin-resource-policy': 'cross-origin' }),
        }),
        // Who asks and where, as the shell knows it: whatever the visitor wrote there is replaced.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        onError: (reply) =>
          void reply.code(503).type('application/problem+json').send({
            type: 'about:blank',
            title: 'Service Unavailable',
            status: 503,
            detail: 'The service behind this address is not available right now.',
          }),
      },
    });
  }
};
