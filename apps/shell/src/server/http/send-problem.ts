import { STATUS_CODES } from 'node:http';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** Answers with a problem (RFC 9457), which no cache keeps. */
export const sendProblem = <Server extends RawServerBase>(
  reply: FastifyReply<RouteGenericInterface, Server>,
  status: number,
  detail: string,
): FastifyReply<RouteGenericInterface, Server> =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title: STATUS_CODES[status], status, detail });
