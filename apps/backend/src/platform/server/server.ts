import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { guardRequests, logAnswers } from './request-guard';
import { handleError, handleNotFound } from '../problem/error-handler';
import { problemBody, PROBLEM_MEDIA_TYPE, problemText } from '../problem/problem';

export type Logger = Exclude<FastifyServerOptions['logger'], undefined>;

/**
 * Milliseconds in which a whole request must arrive, and how often that is looked at: one that has not is answered 408.
 * Longer than the shell's, which passes bodies on as they come, so that the shell is the one that says so.
 */
const REQUEST_LIMITS = { request: 22_000, check: 5_000 };

/** Milliseconds without a byte in either direction after which a connection with a request under way is closed. */
const IDLE_TIMEOUT_MS = 60_000;

const REQUEST_ID_PATTERN = /^[\w.:-]{1,64}$/;

/** A Fastify instance without routes: request ids, logs, limits and problem answers. */
export const createServer = (logger: Logger, { request, check } = REQUEST_LIMITS): FastifyInstance => {
  const app = Fastify({
    logger,
    requestTimeout: request,
    connectionTimeout: IDLE_TIMEOUT_MS,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
    },
    // Twice the longest address that is answered, so that a longer one meets our own 414 and not Node's 431.
    // The shell takes 24 kB, so that what it passes on with headers of its own is never refused here.
    http: { maxHeaderSize: 32_768, headersTimeout: request, connectionsCheckingInterval: check },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: handleError,
    logController: new LogController({ disableRequestLogging: true }), // logAnswers writes one line in place of two
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  guardRequests(app);
  logAnswers(app);
  return app;
};

/** Fastify's logger without query strings: they hold postcodes and positions. */
export const loggerOptions = (level: string): Logger => ({
  level,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  },
});

const UNREADABLE: Readonly<Record<string, readonly [status: number, title: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address or the headers are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** Answers bytes that are not HTTP we can read: headers that are too large, a request that does not end. */
const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, title, detail] = UNREADABLE[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'The request could not be read.',
  ];
  const body = problemText(problemBody(status, detail));
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
};
