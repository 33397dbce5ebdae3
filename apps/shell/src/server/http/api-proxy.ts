import { AsyncLocalStorage } from 'node:async_hooks';
import { STATUS_CODES } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { limitCalls } from './call-limit';
import { requestHeaders, responseHeaders } from './proxied-headers';

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

/** Longest wait for the backend's headers, and for each next part of its body, in milliseconds: clients give up after 8 s. */
const UPSTREAM_TIMEOUT = 10_000;

export interface ApiProxyOptions {
  /** The API's own origin. */
  readonly backend: string;
  /** How often one address may call it. */
  readonly callsAMinute: number;
  /** Milliseconds after which a silent backend is answered for with 504. */
  readonly timeout?: number;
}

/** Gives a signal that is aborted when the client's connection is closed before its answer is complete. */
const abortedWith = ({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal => {
  const controller = new AbortController();
  raw.once('close', () => raw.writableFinished || controller.abort());
  return controller.signal;
};

/** Answers for a backend that could not be reached (503) or that did not answer in time (504). */
const answerFailure = (
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  error: Error & { statusCode?: number },
): void => {
  const status = error.statusCode === 504 ? 504 : 503;
  void reply.code(status).type('application/problem+json').header('cache-control', 'no-store').send({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: 'The service behind this address is not available right now.',
  });
};

/**
 * Passes the API's paths on to the backend, so that browsers need to know one origin alone. Each call reaches the backend
 * once: repeating it is for the client to decide (C-24). A call is cancelled when its client goes away.
 */
export const apiProxy = async (
  app: FastifyInstance,
  { backend, callsAMinute, timeout = UPSTREAM_TIMEOUT }: ApiProxyOptions,
): Promise<void> => {
  const preHandler = await limitCalls(app, callsAMinute);
  const agent = new Agent({ connect: { timeout } });
  app.addHook('onClose', () => agent.destroy());
  // The proxy library gives its client no abort signal, so the call's own one is handed over beside it.
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
        // Left to itself the library repeats a GET ten times on 503, with `Retry-After` taken for milliseconds.
        retryDelay: () => null,
        rewriteRequestHeaders: requestHeaders,
        rewriteHeaders: (headers) => ({
          ...responseHeaders(headers),
          // Pictures are for everyone's pages: the widgets show them in other sites.
          ...(prefix === '/themes' && { 'cross-origin-resource-policy': 'cross-origin' }),
        }),
        onError: (reply, { error }) => answerFailure(reply, error),
      },
    });
  }
};
