import type { Metrics } from '../http/metrics';
import type { PageTrace } from './page-trace';
import type { Attributes } from './tracing';

/** What request ids look like that a proxy or this shell made; any other was written by a visitor. */
const REQUEST_ID = /^[\w-]{1,64}$/;

/** What is said of a page's span at its beginning. */
export const aboutRequest = (requestId: string): Attributes => ({
  'http.request.method': 'GET',
  ...(REQUEST_ID.test(requestId) && { 'signpost.request_id': requestId }),
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
