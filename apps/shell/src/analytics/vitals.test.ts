/** @jest-environment jest-fixed-jsdom */
import { fakeMeasures, hidePage } from './testing/measures';
import { reportVitals, type Vital } from './vitals';

const showPage = () => Reflect.deleteProperty(document, 'visibilityState');
afterEach(showPage);

it('reports the Core Web Vitals once, when the page is hidden: last paint, worst shift window, slowest interaction', () => {
  const measure = fakeMeasures(['largest-contentful-paint', 'layout-shift', 'event']);
  const reported: Vital[] = [];
  reportVitals((vital) => reported.push(vital));
  measure('largest-contentful-paint', { startTime: 900 });
  measure('largest-contentful-paint', { startTime: 2_600.4 });
  measure('layout-shift', { value: 0.04, startTime: 100, hadRecentInput: false });
  measure('layout-shift', { value: 0.05, startTime: 900, hadRecentInput: false });
  measure('layout-shift', { value: 0.02, startTime: 9_000, hadRecentInput: false });
  measure('layout-shift', { value: 0.9, startTime: 9_100, hadRecentInput: true });
  measure('event', { interactionId: 1, duration: 48 });
  measure('event', { interactionId: 2, duration: 520 });
  measure('event', { interactionId: 0, duration: 9_000 });
  expect(reported).toEqual([]);
  hidePage();
  hidePage();
  expect(reported).toEqual([
    { name: 'LCP', value: 2_600, rating: 'needs-improvement' },
    { name: 'CLS', value: 0.09, rating: 'good' },
    { name: 'INP', value: 520, rating: 'poor' },
  ]);
});

it('leaves out what a browser does not support', () => {
  fakeMeasures([]);
  const reported: Vital[] = [];
  reportVitals((vital) => reported.push(vital));
  hidePage();
  expect(reported).toEqual([]);
});
