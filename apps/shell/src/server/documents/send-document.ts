import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text response that is the same for all visitors. */
export interface Document {
  readonly body: string;
  readonly type: string;
  /** The `max-age` in seconds. */
  readonly maxAge: number;
}

// A weak tag, because the response may be compressed.
const tagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Sends a document with its ETag, or 304 if the client has it. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, maxAge }: Document,
): FastifyReply => {
  const tag = tagOf(body);
  reply.header('etag', tag).header('cache-control', `public, max-age=${maxAge}`);
  const isUnchanged = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
  return isUnchanged ? reply.code(304).send() : reply.type(type).send(body);
};
