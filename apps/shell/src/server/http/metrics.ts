import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the shell counts, in Prometheus' terms, served at /metrics. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    pages: new Histogram({
      name: 'signpost_page_seconds',
      help: 'Time from request to the first byte of a page',
      labelNames: ['status', 'cache'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
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
    renderErrors: new Counter({
      name: 'signpost_render_errors_total',
      help: 'Errors thrown while pages were rendered',
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
