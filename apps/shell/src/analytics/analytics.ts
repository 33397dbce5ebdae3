import { followConsent } from './consent/mode';
import { customEvent } from './custom-event';
import { push } from './data-layer';
import type { Journal } from './journal';
import { pageView } from './page-view';
import { reportVitals } from './vitals';

/**
 * Fills the data layer: first what may be done with it, then page views (B-11) and what remotes count (E-24) in the order
 * in which they happened, and the Core Web Vitals. All of it stays in the page's memory: nothing here stores or sends.
 */
export const startAnalytics = (journal: Journal): void => {
  followConsent();
  journal.follow((entry) => {
    const event =
      entry.kind === 'arrived' ? pageView(entry.state, window.location) : customEvent(entry.detail);
    if (event) push(event);
  });
  reportVitals(({ name, value, rating }) =>
    push({ event: 'web_vital', metric_name: name, metric_value: value, metric_rating: rating }),
  );
};
