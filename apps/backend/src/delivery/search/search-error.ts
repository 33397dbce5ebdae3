import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem/problem';
import type { z } from 'zod';

/** An error of the search service. Clients show the message, so it is plain English without internal details. */
export class SearchError extends Error {
  override name = 'SearchError';

  constructor(
    readonly status: number,
    message: string,
    /** Seconds until a retry may succeed, for the `retry-after` header. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** The error for an index that does not exist, with Algolia's message. */
export const unknownIndex = (name: string) => new SearchError(404, `Index ${name} does not exist`);

/** The error for a request that does not match its schema, in the format of Algolia's. */
export const invalidRequest = (issues: readonly z.core.$ZodIssue[]): SearchError => {
  const texts = issues.map(({ code, path, message }) => {
    if (code === 'unrecognized_keys') return message;
    return path.length === 0
      ? `The request ${message}`
      : `Invalid value for "${path.map(String).join('.')}": ${message}`;
  });
  return new SearchError(400, [...new Set(texts)].join('; '));
};

/** Sends an error in the protocol's format. Internal errors are logged and not described in the response. */
export const handleSearchError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { status, message, retryAfter } = toSearchError(error);
  if (status === 503) request.log.warn({ err: error }, 'Search refused');
  else if (status >= 500) request.log.error({ err: error }, 'Search failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, status }));
};

/** Sends the 404 response for a path without a route. */
export const handleSearchNotFound = (request: FastifyRequest, reply: FastifyReply): void => {
  handleSearchError(
    Object.assign(new SearchError(404, 'Path not supported by this API'), { code: '' }),
    request,
    reply,
  );
};

/** Converts any error to one that may be shown. */
export const toSearchError = (error: Partial<FastifyError>): SearchError => {
  if (error instanceof SearchError) return error;
  if (error instanceof Problem) return new SearchError(error.status, error.message);
  const status = error.statusCode ?? 500;
  if (status >= 500) return new SearchError(500, 'Something went wrong here. Try again in a minute.');
  return new SearchError(status, MESSAGES[status] ?? 'The request could not be understood.');
};

const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The body is larger than 256 kB.',
  415: 'The body must be JSON.',
};
