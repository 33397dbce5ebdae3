import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../platform/problem/error-handler';
import { Problem } from '../../../platform/problem/problem';
import type { Services } from '../../services';

/** Liveness check: reports that the process runs, regardless of its dependencies. */
export const healthHandler = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').send({ status: 'alive' });

/** Readiness check: the database responds in time, and every search index has been built once. */
export const readinessHandler =
  ({ open, search }: Services) =>
  async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!(await open.isReady())) throw new Problem(503, 'The database does not answer.');
    if (!search.areBuilt())
      return sendProblem(reply, new Problem(503, 'The search indexes are being built.'));
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  };
