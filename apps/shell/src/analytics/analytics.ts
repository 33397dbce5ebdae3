import { createAddressTracker } from './actions/address-tracker';
import { trackPageActions } from './actions/page-actions';
import { toVisitorEvent } from './actions/visitor-event';
import { isMeasurementAllowed } from './consent/answers';
import { followConsent } from './consent/mode';
import { toCustomEvent } from './custom-event';
import { push } from './data-layer';
import type { Journal } from './journal';
import { pageView, type PageVariant } from './page-view';
import { reportVitals } from './vitals';

/** Pushes an event (E-24) to the data layer, if the visitor consents to measurement. */
const pushIfAllowed = (detail: unknown): void => {
  const event = toCustomEvent(detail);
  if (event && isMeasurementAllowed()) push(event);
};

/**
 * Fills the data layer: first the consent state, then page views (B-11) and visitor actions (E-24) in the order in
 * which they happened, and the Core Web Vitals. All of it stays in the page's memory: nothing here stores or sends.
 */
export const startAnalytics = (journal: Journal, variant?: PageVariant): void => {
  followConsent();
  const trackAddress = createAddressTracker(window.location.origin);
  journal.follow((entry) => {
    if (entry.kind === 'event') return pushIfAllowed(entry.detail);
    if (entry.kind === 'act') return pushIfAllowed(toVisitorEvent(entry.act));
    push(pageView(entry.state, window.location, variant));
    trackAddress(entry.state).forEach(pushIfAllowed);
  });
  trackPageActions();
  reportVitals(({ name, value, rating }) =>
    push({ event: 'web_vital', metric_name: name, metric_value: value, metric_rating: rating }),
  );
};
