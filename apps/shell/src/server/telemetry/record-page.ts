import type { Metrics } from '../http/metrics';
import type { RenderOutcome } from '../render/render-outcome';
import type { PageTrace } from './page-trace';
import type { Attributes } from './tracing';

/** Returns the attributes of a page's span that are known at its start. */
export const aboutRequest = (requestId: string): Attributes => ({
  'http.request.method': 'GET',
  'signpost.request_id': requestId,
});

/** Returns the attributes of a page's span that are known after rendering. */
export const aboutPage = ({ owner, route = '*' }: PageTrace, status: number): Attributes => ({
  'http.route': route,
  'http.response.status_code': status,
  'signpost.remote': owner.remote,
  ...(owner.release && { 'signpost.release': owner.release }),
});

/** Records the duration of a rendered page by owner and status, and the outcomes of its slots. */
export const noteRendered = (metrics: Metrics, { owner, timings }: PageTrace, status: number): void => {
  for (const timing of timings) {
    if (timing.kind === 'page')
      metrics.renders.observe({ remote: owner.remote, status }, timing.milliseconds / 1_000);
    if (timing.kind === 'slot' && timing.outcome)
      metrics.slots.inc({ remote: timing.remote, slot: timing.slot, outcome: timing.outcome });
  }
};

/** Counts the outcome of a page by owner, and each failure by part, fault and remote. */
export const noteOutcome = (
  metrics: Pick<Metrics, 'outcomes' | 'failures'>,
  { owner }: Pick<PageTrace, 'owner'>,
  { kind, failures }: RenderOutcome,
): void => {
  metrics.outcomes.inc({ remote: owner.remote, outcome: kind });
  for (const { part, fault, remote = owner.remote } of failures)
    metrics.failures.inc({ part, fault, remote });
};
