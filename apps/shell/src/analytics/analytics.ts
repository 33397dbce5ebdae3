import { addressActs } from './acts/address-acts';
import { followPageActs } from './acts/page-acts';
import { visitorAct } from './acts/visitor-act';
import { isMeasuringAllowed } from './consent/answers';
import { followConsent } from './consent/mode';
import { customEvent } from './custom-event';
import { push } from './data-layer';
import type { Journal } from './journal';
import { pageView } from './page-view';
import { reportVitals } from './vitals';

/** Counts what a visitor did (E-24), if they let it be counted. */
const count = (detail: unknown): void => {
  const event = customEvent(detail);
  if (event && isMeasuringAllowed()) push(event);
};

/**
 * Fills the data layer: first what may be done with it, then page views (B-11) and what visitors do (E-24) in the order
 * in which it happened, and the Core Web Vitals. All of it stays in the page's memory: nothing here stores or sends.
 */
export const startAnalytics = (journal: Journal, trial?: string): void => {
  followConsent();
  const actsOf = addressActs(window.location.origin);
  journal.follow((entry) => {
    if (entry.kind === 'event') return count(entry.detail);
    if (entry.kind === 'act') return count(visitorAct(entry.act));
    push(pageView(entry.state, window.location, trial));
    actsOf(entry.state).forEach(count);
  });
  followPageActs();
  reportVitals(({ name, value, rating }) =>
    push({ event: 'web_vital', metric_name: name, metric_value: value, metric_rating: rating }),
  );
};
