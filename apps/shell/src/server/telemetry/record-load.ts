import type { RemoteEvent } from '@signpost/federation/loading';
import type { Metrics } from '../http/metrics';
import type { Meter } from './tracing';

/** Records how long a release took to be fetched, verified and started. */
export const noteLoad = (metrics: Metrics, meter: Meter | undefined, event: RemoteEvent): void => {
  if (event.type !== 'loaded') return;
  const seconds = event.milliseconds / 1_000;
  metrics.remoteLoadSeconds.observe({ remote: event.name }, seconds);
  meter?.remoteLoad(seconds, { 'signpost.remote': event.name, 'signpost.release': event.release });
};
