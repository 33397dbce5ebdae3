import type { FastifyReply } from 'fastify';

/** Answers with a problem (RFC 9457), which no cache keeps. */
export const sendProblem = (reply: FastifyReply, status: number, problem: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: 'about:blank', title: problem, status, detail: problem });
