import type { Metrics } from '../http/metrics';
import type { RenderOutcome } from '../render/render-outcome';
import type { PageTrace } from './page-trace';
import type { Attributes } from './tracing';

/** What is said of a page's span at its beginning. */
export const aboutRequest = (requestId: string): Attributes => ({
  'http.request.method': 'GET',
  'signpost.request_id': requestId,
});

/** What is said of a page's span once the page is made. */
export const aboutPage = ({ owner, route = '*' }: PageTrace, status: number): Attributes => ({
  'http.route': route,
  'http.response.status_code': status,
  'signpost.remote': owner.remote,
  ...(owner.release && { 'signpost.release': owner.release }),
});

/** Counts a page that was made afresh: how long that took, by whose page it is, and what became of its slots. */
export const noteRendered = (metrics: Metrics, { owner, timings }: PageTrace, status: number): void => {
  for (const timing of timings) {
    if (timing.kind === 'page')
      metrics.renders.observe({ remote: owner.remote, status }, timing.milliseconds / 1_000);
    if (timing.kind === 'slot' && timing.outcome)
      metrics.slots.inc({ remote: timing.remote, slot: timing.slot, outcome: timing.outcome });
  }
};

/** Counts what became of a page, by whose page it is, and each failure by what failed, whose fault it was and whose part. */
export const noteOutcome = (
  metrics: Pick<Metrics, 'outcomes' | 'failures'>,
  { owner }: Pick<PageTrace, 'owner'>,
  { kind, failures }: RenderOutcome,
): void => {
  metrics.outcomes.inc({ remote: owner.remote, outcome: kind });
  for (const { part, fault, remote = owner.remote } of failures)
    metrics.failures.inc({ part, fault, remote });
};
