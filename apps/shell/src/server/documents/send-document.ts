import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is the same for everyone who asks. */
export interface Document {
  readonly body: string;
  readonly type: string;
  /** Seconds for which it may be kept. */
  readonly maxAge: number;
}

// Weak: the same text may travel compressed.
const tagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Sends a document with its tag, or 304 to who has it already. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, maxAge }: Document,
): FastifyReply => {
  const tag = tagOf(body);
  reply.header('etag', tag).header('cache-control', `public, max-age=${maxAge}`);
  const known = request.headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
  return known ? reply.code(304).send() : reply.type(type).send(body);
};
