import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SourcePositions } from '@signpost/federation/loading';
import { VITALS, VITALS_PATH, type VitalReport } from '../../transfer/vital-report';
import type { Metrics } from '../http/metrics';
import { addReportEndpoint } from '../http/report-endpoint';
import type { Meter } from './tracing';

const MAX_BYTES = 200;

/** Longest duration that is counted, in milliseconds. */
const MAX_VALUE = 120_000;

/** Releases of a remote whose vitals are kept; the series of earlier ones are removed. */
const MAX_RELEASES = 3;

const schema = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  release: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional(),
  name: z.enum(VITALS),
  value: z.number().min(0).max(MAX_VALUE),
});

export interface WebVitalsOptions {
  readonly site: URL;
  /** Knows which releases have run here. */
  readonly sources: Pick<SourcePositions, 'has'>;
  readonly metrics: Pick<Metrics, 'webVitals'>;
  readonly meter: Meter | undefined;
}

/** Returns a function that keeps the histograms of the last releases of each remote, and removes the others. */
const createReleaseLimit = ({ webVitals }: Pick<Metrics, 'webVitals'>) => {
  const releases = new Map<string, string[]>();
  return (remote: string, release: string): void => {
    const known = releases.get(remote) ?? [];
    releases.set(remote, known);
    if (known.includes(release)) return;
    known.push(release);
    if (known.length <= MAX_RELEASES) return;
    const oldest = known.shift();
    for (const metric of VITALS) webVitals.remove({ remote, release: oldest ?? '', metric });
  };
};

/** The endpoint for the Core Web Vitals of visitors who agreed. Releases that have not run in this process are ignored. */
export const webVitals = (
  app: FastifyInstance,
  { site, sources, metrics, meter }: WebVitalsOptions,
): Promise<void> => {
  const keep = createReleaseLimit(metrics);
  const accept = ({ remote, release = '', name, value }: VitalReport) => {
    const isOfShell = remote === 'shell' && release === '';
    if (!isOfShell && !sources.has(remote, release)) return;
    keep(remote, release);
    const measured = name === 'CLS' ? value : value / 1_000;
    metrics.webVitals.observe({ remote, release, metric: name }, measured);
    meter?.webVital(measured, {
      'signpost.remote': remote,
      ...(release && { 'signpost.release': release }),
      'signpost.metric': name,
    });
  };
  return addReportEndpoint(app, { path: VITALS_PATH, site, schema, maxBytes: MAX_BYTES, accept });
};
