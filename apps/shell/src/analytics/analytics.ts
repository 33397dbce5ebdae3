import { localAddress } from '@signpost/language/runtime';
import { createAddressTracker } from './actions/address-tracker';
import { trackPageActions } from './actions/page-actions';
import { toVisitorEvent } from './actions/visitor-event';
import { isMeasurementAllowed } from './consent/answers';
import { toCustomEvent } from './custom-event';
import { push } from './data-layer';
import type { Journal } from './journal';
import { pageView, type PageVariant } from './page-view';
import { sendVital, type MeasuredRemote } from './send-vital';
import { reportVitals } from './vitals';

/** Pushes an event (E-24) to the data layer, if the visitor consents to measurement. */
const pushIfAllowed = (detail: unknown): void => {
  const event = toCustomEvent(detail);
  if (event && isMeasurementAllowed()) push(event);
};

/**
 * Fills the data layer after `pushFirstView`: later page views (B-11) and visitor actions (E-24) in the order in which
 * they happened, and the Core Web Vitals. All of it stays in the page's memory; with consent the Core Web Vitals are
 * sent to the site's own server, for the owner of the first page among `remotes`.
 */
export const startAnalytics = (
  journal: Journal,
  variant?: PageVariant,
  remotes: readonly MeasuredRemote[] = [],
): void => {
  let firstPath: string | undefined;
  const trackAddress = createAddressTracker(window.location.origin);
  journal.follow((entry) => {
    if (entry.kind === 'event') return pushIfAllowed(entry.detail);
    if (entry.kind === 'act') return pushIfAllowed(toVisitorEvent(entry.act));
    const { arrival, title } = entry;
    const pathname = localAddress(arrival.pathname);
    if (firstPath !== undefined)
      push(pageView(window.location, { pathname, search: arrival.search }, title, variant));
    firstPath ??= pathname;
    trackAddress(arrival).forEach(pushIfAllowed);
  });
  trackPageActions();
  reportVitals((vital) => {
    const { name, value, rating } = vital;
    push({ event: 'web_vital', metric_name: name, metric_value: value, metric_rating: rating });
    if (firstPath !== undefined && isMeasurementAllowed()) sendVital(vital, remotes, firstPath);
  });
};
