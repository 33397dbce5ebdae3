import type { RouteHandlerMethod } from 'fastify';
import { gatherDataReport } from '../../../domain/data-report/gather';
import type { Services } from '../../services';

/** Counts the records of the data, once for each revision of it. */
export const dataReportHandler =
  ({ cache, open }: Services): RouteHandlerMethod =>
  (request, reply) =>
    cache.send(request, reply, 'data-report', () => gatherDataReport(open.database));
