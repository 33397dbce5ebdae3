import { AsyncLocalStorage } from 'node:async_hooks';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { limitCalls } from './call-limit';
import { requestHeaders, responseHeaders } from './proxied-headers';
import { sendProblem } from './send-problem';

/** Path prefixes of the API. */
const API_PATHS = [
  '/api',
  '/themes',
  '/graphql',
  '/search/1',
  '/search/api',
  '/historic-grades-api',
  '/provider-status',
] as const;

/** Timeout in milliseconds for the backend's headers and for each part of its body; clients give up after 8 s. */
const UPSTREAM_TIMEOUT_MS = 10_000;

export interface ApiProxyOptions {
  /** The API's own origin. */
  readonly backend: string;
  /** Call limit of one IP address. */
  readonly callsAMinute: number;
  /** Milliseconds after which a backend that does not respond is answered with 504. */
  readonly timeout?: number;
}

/** Returns a signal that aborts when the client disconnects before the response is complete. */
const abortedWith = ({ raw, request }: Pick<FastifyReply, 'raw' | 'request'>): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => {
    if (raw.writableFinished) return;
    // The proxy library logs each cancelled call as a warning, but visitors who leave a page are no problem.
    request.log.level = 'error';
    controller.abort();
  });
  return controller.signal;
};

/** Responds in place of a backend that cannot be reached (503) or times out (504). */
const answerFailure = (
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  error: Error & { statusCode?: number },
): void => {
  const status = error.statusCode === 504 ? 504 : 503;
  sendProblem(reply, status, 'The service behind this address is not available right now.');
};

/**
 * Proxies the API's paths to the backend, so that browsers use one origin. Each call reaches the backend once; retries are
 * the client's decision (C-24). A call is cancelled when its client disconnects.
 */
export const apiProxy = async (
  app: FastifyInstance,
  { backend, callsAMinute, timeout = UPSTREAM_TIMEOUT_MS }: ApiProxyOptions,
): Promise<void> => {
  const preHandler = await limitCalls(app, callsAMinute);
  const agent = new Agent({ connect: { timeout } });
  app.addHook('onClose', () => agent.destroy());
  // The proxy library passes no abort signal to its client, so it is passed separately.
  const signals = new AsyncLocalStorage<AbortSignal>();
  const request = ((options: Dispatcher.RequestOptions, callback: never) =>
    agent.request({ ...options, signal: signals.getStore() }, callback)) as Dispatcher['request'];
  for (const prefix of API_PATHS) {
    await app.register(proxy, {
      preHandler,
      upstream: backend,
      prefix,
      rewritePrefix: prefix,
      undici: { request },
      handler: (_request, reply, path, options) =>
        signals.run(abortedWith(reply), () => reply.from(path, options)),
      replyOptions: {
        timeout,
        // By default the library repeats a GET ten times on 503, and reads `Retry-After` as milliseconds.
        retryDelay: () => null,
        rewriteRequestHeaders: requestHeaders,
        rewriteHeaders: (headers) => ({
          ...responseHeaders(headers),
          // Widgets show the pictures on other sites.
          ...(prefix === '/themes' && { 'cross-origin-resource-policy': 'cross-origin' }),
        }),
        onError: (reply, { error }) => answerFailure(reply, error),
      },
    });
  }
};
