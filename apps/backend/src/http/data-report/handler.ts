import type { RouteHandlerMethod } from 'fastify';
import { gatherDataReport } from '../../data-report/gather';
import type { Services } from '../services';

/** Counts what the data holds, once for each revision of it. */
export function dataReportHandler({ cache, open }: Services): RouteHandlerMethod {
  return (request, reply) => cache.send(request, reply, 'data-report', () => gatherDataReport(open.database));
}
