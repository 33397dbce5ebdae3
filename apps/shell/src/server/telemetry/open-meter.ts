import type { Meter as Instruments } from '@opentelemetry/api';
import type { Meter } from './tracing';

/** Creates the histograms, named as in /metrics but by OpenTelemetry's conventions. */
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
  return {
    page: (seconds, attributes) => pages.record(seconds, attributes),
    remoteLoad: (seconds, attributes) => loads.record(seconds, attributes),
  };
};
