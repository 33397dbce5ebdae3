import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { answerInLanguageOfQuery } from '../language/language-hooks';
import { guardRequests, logAnswers } from './request-guard';
import { handleError, handleNotFound } from '../problem/error-handler';
import { problemBody, PROBLEM_MEDIA_TYPE, problemText } from '../problem/problem';

export type Logger = Exclude<FastifyServerOptions['logger'], undefined>;

/**
 * Milliseconds in which a whole request must arrive (else 408), and the interval of that check. Longer than the limit of
 * the shell, which streams bodies to the backend, so that the shell answers first.
 */
const REQUEST_TIMEOUTS_MS = { request: 22_000, check: 5_000 };

/** A connection with a request in progress is closed after this time without a byte in either direction. */
const IDLE_TIMEOUT_MS = 60_000;

const REQUEST_ID_PATTERN = /^[\w.:-]{1,64}$/;

/** A Fastify instance without routes: request ids, logs, limits and problem answers. */
export const createServer = (logger: Logger, { request, check } = REQUEST_TIMEOUTS_MS): FastifyInstance => {
  const app = Fastify({
    logger,
    requestTimeout: request,
    connectionTimeout: IDLE_TIMEOUT_MS,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
    },
    // Twice MAX_URL_LENGTH, so that a longer address gets our 414 and not Node's 431. The shell accepts 24 kB, so a
    // request that it forwards with added headers still fits.
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
  answerInLanguageOfQuery(app);
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

/** Answers requests that Node could not parse: headers that are too large, a request that does not end. */
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
