import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VITAL_BUCKETS } from '../telemetry/vital-buckets';

/** Bucket limits in seconds, dense enough to read a median or a 95th percentile. */
const RENDER_BUCKETS = [
  0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 0.75, 1,
  2, 5, 8,
];

/** Metrics of pages and their parts. */
const pageMetrics = (registers: Registry[]) => ({
  pages: new Histogram({
    name: 'signpost_page_seconds',
    help: 'Time from request to the first byte of a page',
    labelNames: ['status', 'cache'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers,
  }),
  renders: new Histogram({
    name: 'signpost_render_seconds',
    help: 'Time to make a page afresh, by whose page it is',
    labelNames: ['remote', 'status'],
    buckets: RENDER_BUCKETS,
    registers,
  }),
  outcomes: new Counter({
    name: 'signpost_render_outcomes_total',
    help: 'Pages made afresh, by whose page it is and what became of it: complete, partial or failed',
    labelNames: ['remote', 'outcome'],
    registers,
  }),
  failures: new Counter({
    name: 'signpost_render_failures_total',
    help: 'Parts of pages that failed, by what failed, whose fault it was (release, backend, shell, request) and whose part',
    labelNames: ['part', 'fault', 'remote'],
    registers,
  }),
  slots: new Counter({
    name: 'signpost_slots_total',
    help: 'What became of what remotes put into slots: shown, left-out or late',
    labelNames: ['remote', 'slot', 'outcome'],
    registers,
  }),
  renderErrors: new Counter({
    name: 'signpost_render_errors_total',
    help: 'Errors thrown while pages were rendered',
    registers,
  }),
});

/** Metrics of remotes and their releases. */
const releaseMetrics = (registers: Registry[]) => ({
  remoteLoadSeconds: new Histogram({
    name: 'signpost_remote_load_seconds',
    help: 'Time to fetch, verify and start a release',
    labelNames: ['remote'],
    registers,
  }),
  remoteLoads: new Counter({
    name: 'signpost_remote_loads_total',
    help: 'Releases that were loaded, or failed to',
    labelNames: ['remote', 'outcome'],
    registers,
  }),
  remoteLive: new Gauge({
    name: 'signpost_remote_running',
    help: '1 for the release of a remote that serves pages now',
    labelNames: ['remote', 'release'],
    registers,
  }),
  disabledReleases: new Gauge({
    name: 'signpost_disabled_release',
    help: '1 for a release that is not run any more, because its code disturbed a worker',
    labelNames: ['remote', 'release', 'cause'],
    aggregator: 'max',
    registers,
  }),
  canaryEjections: new Counter({
    name: 'signpost_canary_ejections_total',
    help: 'Canaries that were taken from their visitors because they failed more often than the live release',
    labelNames: ['remote', 'release'],
    // Every worker reports the same ejection.
    aggregator: 'max',
    registers,
  }),
  browserFailures: new Counter({
    name: 'signpost_browser_failures_total',
    help: 'Failures of a canary that browsers reported',
    labelNames: ['remote', 'failure'],
    registers,
  }),
});

/** Metrics of what visitors' browsers and the server met in the code of releases. */
const squadMetrics = (registers: Registry[]) => ({
  errors: new Counter({
    name: 'signpost_errors_total',
    help: 'Errors of a remote by where they happened: server or browser',
    labelNames: ['remote', 'side'],
    registers,
  }),
  webVitals: new Histogram({
    name: 'signpost_web_vital',
    help: 'Core Web Vitals of visitors who agreed, by whose page it is: LCP and INP in seconds, CLS as a score',
    labelNames: ['remote', 'release', 'metric'],
    buckets: [...VITAL_BUCKETS],
    registers,
  }),
});

/** The metrics of the shell, served at /metrics in the format of Prometheus. */
export const createMetrics = (registry = new Registry()) => {
  collectDefaultMetrics({ register: registry });
  return { registry, ...pageMetrics([registry]), ...releaseMetrics([registry]), ...squadMetrics([registry]) };
};

export type Metrics = ReturnType<typeof createMetrics>;
