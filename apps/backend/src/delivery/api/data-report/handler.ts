import type { FastifyReply, FastifyRequest } from 'fastify';
import { gatherDataReport } from '../../../domain/data-report/gather';
import type { Services } from '../../services';

/** Counts the records of the data, once for each revision of it. */
export const dataReportHandler =
  ({ cache, open }: Services) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    await cache.send(request, reply, 'data-report', () => gatherDataReport(open.database));
  };
