import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem/problem';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** A search that cannot be answered. The client shows the message, so it is plain and holds nothing private. */
export class SearchError extends Error {
  override name = 'SearchError';

  constructor(
    readonly status: number,
    message: string,
    /** Seconds after which to ask again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** An index that does not exist, in the words that clients of the protocol know. */
export const unknownIndex = (name: string) => new SearchError(404, `Index ${name} does not exist`);

/** Answers an error in the protocol's shape. What went wrong inside is logged, never told. */
export const handleSearchError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const { status, message, retryAfter } = toSearchError(error);
  if (status >= 500) request.log.error({ err: error }, 'Search failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message, status }));
};

/** Answers an address under the service's that no route owns. */
export const handleSearchNotFound = (request: FastifyRequest, reply: FastifyReply): void => {
  handleSearchError(
    Object.assign(new SearchError(404, 'Path not supported by this API'), { code: '' }),
    request,
    reply,
  );
};

const toSearchError = (error: FastifyError): SearchError => {
  if (error instanceof SearchError) return error;
  if (error instanceof Problem) return new SearchError(error.status, error.message);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const texts = error.validation.map(({ keyword, instancePath, message }) => {
      if (keyword === 'unrecognized_keys') return message;
      const field = instancePath
        .split('/')
        .filter((part) => part !== '')
        .join('.');
      return field === '' ? `The request ${message}` : `Invalid value for "${field}": ${message}`;
    });
    return new SearchError(400, [...new Set(texts)].join('; '));
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return new SearchError(500, 'Something went wrong here. Try again in a minute.');
  return new SearchError(status, MESSAGES[status] ?? 'The request could not be understood.');
};

const MESSAGES: Readonly<Record<number, string>> = {
  413: 'The body is larger than 256 kB.',
  415: 'The body must be JSON.',
};
