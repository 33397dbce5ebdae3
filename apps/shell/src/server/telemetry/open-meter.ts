import type { Meter as Instruments } from '@opentelemetry/api';
import { VITAL_BUCKETS } from './vital-buckets';
import type { Meter } from './tracing';

/** Creates the histograms and counters, named as in /metrics but by OpenTelemetry's conventions. */
export const openMeter = (instruments: Instruments): Meter => {
  const pages = instruments.createHistogram('signpost.page.duration', {
    description: 'Time from request to the first byte of a page',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8] },
  });
  const loads = instruments.createHistogram('signpost.remote.load.duration', {
    description: 'Time to fetch, verify and start a release of a remote',
    unit: 's',
  });
  const errors = instruments.createCounter('signpost.errors', {
    description: 'Errors of releases, on the server and as browsers reported them',
  });
  const vitals = instruments.createHistogram('signpost.web_vital', {
    description: 'Core Web Vitals by the remote that owns the page: LCP and INP in seconds, CLS as a score',
    advice: { explicitBucketBoundaries: [...VITAL_BUCKETS] },
  });
  return {
    page: (seconds, attributes) => pages.record(seconds, attributes),
    remoteLoad: (seconds, attributes) => loads.record(seconds, attributes),
    error: (attributes) => errors.add(1, attributes),
    webVital: (value, attributes) => vitals.record(value, attributes),
  };
};
