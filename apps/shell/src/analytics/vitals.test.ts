/** @jest-environment jest-fixed-jsdom */
import { fakeMeasures, hide } from './testing/measures';
import { reportVitals, type Vital } from './vitals';

const show = () => Reflect.deleteProperty(document, 'visibilityState');
afterEach(show);

it('the Core Web Vitals are reported once, when the page is hidden: last paint, worst window of shifts, slowest interaction', () => {
  const measure = fakeMeasures(['largest-contentful-paint', 'layout-shift', 'event']);
  const told: Vital[] = [];
  reportVitals((vital) => told.push(vital));
  measure('largest-contentful-paint', { startTime: 900 });
  measure('largest-contentful-paint', { startTime: 2_600.4 });
  measure('layout-shift', { value: 0.04, startTime: 100, hadRecentInput: false });
  measure('layout-shift', { value: 0.05, startTime: 900, hadRecentInput: false });
  measure('layout-shift', { value: 0.02, startTime: 9_000, hadRecentInput: false });
  measure('layout-shift', { value: 0.9, startTime: 9_100, hadRecentInput: true });
  measure('event', { interactionId: 1, duration: 48 });
  measure('event', { interactionId: 2, duration: 520 });
  measure('event', { interactionId: 0, duration: 9_000 });
  expect(told).toEqual([]);
  hide();
  hide();
  expect(told).toEqual([
    { name: 'LCP', value: 2_600, rating: 'needs-improvement' },
    { name: 'CLS', value: 0.09, rating: 'good' },
    { name: 'INP', value: 520, rating: 'poor' },
  ]);
});

it('what a browser cannot measure is left out', () => {
  fakeMeasures([]);
  const told: Vital[] = [];
  reportVitals((vital) => told.push(vital));
  hide();
  expect(told).toEqual([]);
});
