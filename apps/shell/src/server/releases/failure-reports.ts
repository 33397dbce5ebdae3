import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RemoteSet } from '@signpost/federation/loading';
import { FAILURES, FAILURES_PATH } from '../../transfer/failure-report';
import { limitCalls } from '../http/call-limit';
import type { Metrics } from '../http/metrics';
import { BUCKET_COOKIE, readBucket } from './bucket';
import { cookieIn } from './cookies';
import type { CanaryReports } from './canary-reports';

/** Reports that one address may send in a minute: a school's pupils share one. */
const A_MINUTE = 60;
const MAX_BYTES = 200;

const report = z.strictObject({
  remote: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  failure: z.enum(FAILURES),
});

const parsed = (body: unknown) => {
  try {
    return report.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

/** Browsers say where a request comes from, older ones only which origin: another site's page must not tell for its visitors. */
const isFromSite = ({ origin, ...headers }: IncomingHttpHeaders, site: URL): boolean =>
  headers['sec-fetch-site'] === 'same-origin' || origin === site.origin;

export interface FailureReportsOptions {
  readonly site: URL;
  readonly remotes: Pick<RemoteSet, 'current'>;
  readonly canaryReports: Pick<CanaryReports, 'failedInBrowser'>;
  readonly metrics: Pick<Metrics, 'browserFailures'>;
}

/**
 * Takes what browsers tell of a canary: `{ remote, release, failure }` as text. 204 when it was understood, 400 when not,
 * 403 from another site, 413 and 429 when it is too much. It counts only from a browser that is shown that canary.
 */
export const failureReports = async (
  app: FastifyInstance,
  { site, remotes, canaryReports, metrics }: FailureReportsOptions,
): Promise<void> => {
  const preHandler = await limitCalls(app, A_MINUTE);
  app.post(FAILURES_PATH, { preHandler, bodyLimit: MAX_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromSite(request.headers, site)) return reply.code(403).send();
    const told = parsed(request.body);
    if (!told) return reply.code(400).send();
    const { remote, release, failure } = told;
    const { canary } = remotes.current().remotes.find(({ name }) => name === remote) ?? {};
    const bucket = readBucket(cookieIn(request.headers.cookie, BUCKET_COOKIE));
    if (canary?.loaded.release === release && bucket !== undefined && bucket < canary.share) {
      metrics.browserFailures.inc({ remote, failure });
      canaryReports.failedInBrowser(remote, release, request.ip);
    }
    return reply.code(204).send();
  });
};
