import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RemoteSet } from '@signpost/federation/loading';
import { FAILURES, FAILURES_PATH } from '../../transfer/failure-report';
import type { Metrics } from '../http/metrics';
import { addReportEndpoint } from '../http/report-endpoint';
import { BUCKET_COOKIE, readBucket } from './bucket';
import { cookieIn } from './cookies';
import type { CanaryReports } from './canary-reports';

const MAX_BYTES = 200;

const schema = z.strictObject({
  remote: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  failure: z.enum(FAILURES),
});

export interface FailureReportsOptions {
  readonly site: URL;
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly canaryReports: Pick<CanaryReports, 'failedInBrowser'>;
  readonly metrics: Pick<Metrics, 'browserFailures'>;
}

/**
 * The endpoint for browsers' reports of canary failures: `{ remote, release, failure }`. Only reports of browsers whose
 * bucket has that canary are counted.
 */
export const failureReports = (
  app: FastifyInstance,
  { site, remotes, canaryReports, metrics }: FailureReportsOptions,
): Promise<void> =>
  addReportEndpoint(app, {
    path: FAILURES_PATH,
    site,
    schema,
    maxBytes: MAX_BYTES,
    accept({ remote, release, failure }, { headers, ip }) {
      const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
      const bucket = readBucket(cookieIn(headers.cookie, BUCKET_COOKIE));
      if (canary?.loaded.release !== release || bucket === undefined || bucket >= canary.share) return;
      metrics.browserFailures.inc({ remote, failure });
      canaryReports.failedInBrowser(remote, release, ip);
    },
  });
