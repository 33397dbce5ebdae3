import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../problem/problem';
import type { Services } from '../services';

/** Says that the process is alive, whatever else is. */
export const healthHandler = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').send({ status: 'alive' });

/** Says whether requests can be answered: the indexes are built before the routes exist, so the database decides. */
export function readinessHandler({ open }: Services) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!(await open.isReady())) throw new Problem(503, 'The database does not answer.');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  };
}
