/** @jest-environment jest-fixed-jsdom */
import { failed } from './failures';
import { reportFailures } from './report-failures';

const errorIn = (remote: string, release: string) =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n at Row (https://site.test/releases/${remote}/${release}/client/row.js:1:20)\n at https://site.test/assets/main.js:1:1`,
  });

it('tells of a release on trial once, by its code in the stack, and of nothing else', () => {
  const sent: unknown[] = [];
  navigator.sendBeacon = (url, body) => sent.push([url, JSON.parse(String(body))]) > 0;
  // Before anybody reads.
  failed('start', errorIn('unis', '111111111111'));
  reportFailures('unis:111111111111,courses:222222222222');
  failed('render', errorIn('unis', '111111111111'));
  failed('render', errorIn('unis', '999999999999'));
  failed('start', new TypeError('Failed to fetch'));
  failed('hydration', 'not even an error');
  failed(
    'hydration',
    new Error('mismatch'),
    '\n at Page (https://site.test/releases/courses/222222222222/client/p.js:1:1)',
  );
  expect(sent).toEqual([
    ['/trial-failures', { remote: 'unis', release: '111111111111', failure: 'start' }],
    ['/trial-failures', { remote: 'courses', release: '222222222222', failure: 'hydration' }],
  ]);
});
