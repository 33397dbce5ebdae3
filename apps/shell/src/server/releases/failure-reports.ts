import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RemoteSet } from '@signpost/federation/loading';
import { FAILURES, FAILURES_PATH } from '../../transfer/failure-report';
import { limitCalls } from '../http/call-limit';
import { isFromSite } from '../http/from-site';
import type { Metrics } from '../http/metrics';
import { BUCKET_COOKIE, readBucket } from './bucket';
import { cookieIn } from './cookies';
import type { CanaryReports } from './canary-reports';

/** Maximum reports per minute from one IP address, which all pupils of a school may share. */
const REPORTS_PER_MINUTE = 60;
const MAX_BYTES = 200;

const report = z.strictObject({
  remote: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  failure: z.enum(FAILURES),
});

const parseReport = (body: unknown) => {
  try {
    return report.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

export interface FailureReportsOptions {
  readonly site: URL;
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly canaryReports: Pick<CanaryReports, 'failedInBrowser'>;
  readonly metrics: Pick<Metrics, 'browserFailures'>;
}

/**
 * The endpoint for browsers' reports of canary failures: `{ remote, release, failure }` as text. Responds with 204 to a
 * valid report, 400 to an invalid one, 403 to another site's, 413 and 429 beyond the limits. Only reports of browsers
 * whose bucket has that canary are counted.
 */
export const failureReports = async (
  app: FastifyInstance,
  { site, remotes, canaryReports, metrics }: FailureReportsOptions,
): Promise<void> => {
  const preHandler = await limitCalls(app, REPORTS_PER_MINUTE);
  app.post(FAILURES_PATH, { preHandler, bodyLimit: MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromSite(request.headers, site)) return reply.code(403).send();
    const failureReport = parseReport(request.body);
    if (!failureReport) return reply.code(400).send();
    const { remote, release, failure } = failureReport;
    const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
    const bucket = readBucket(cookieIn(request.headers.cookie, BUCKET_COOKIE));
    if (canary?.loaded.release === release && bucket !== undefined && bucket < canary.share) {
      metrics.browserFailures.inc({ remote, failure });
      canaryReports.failedInBrowser(remote, release, request.ip);
    }
    return reply.code(204).send();
  });
};
