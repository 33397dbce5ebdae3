/** @jest-environment jest-fixed-jsdom */
import { VITALS_PATH } from '../transfer/vital-report';
import { startAnalytics } from './analytics';
import { allowMeasurement, withdrawAnswers } from './consent/answers';
import { announceArrival, openJournal } from './journal';
import { fakeMeasures, hidePage } from './testing/measures';

const REMOTES = [{ name: 'unis', release: '0123456789ab', paths: ['/explore/unis/:id'] }];

afterEach(() => {
  withdrawAnswers();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Returns what is sent when a visitor opens these pages in one document and then hides it. */
const sentFor = (first: string, ...others: string[]) => {
  const sent: unknown[] = [];
  navigator.sendBeacon = (url, body) => sent.push([url, JSON.parse(String(body))]) > 0;
  const measure = fakeMeasures(['largest-contentful-paint', 'layout-shift']);
  const journal = openJournal();
  const arrive = (path: string) => {
    const { pathname, search } = new URL(path, window.location.origin);
    announceArrival({ pathname, search, canonical: undefined, isHistoryMove: false });
  };
  arrive(first);
  startAnalytics(journal, undefined, REMOTES);
  measure('largest-contentful-paint', { startTime: 900 });
  others.forEach(arrive);
  hidePage();
  return sent;
};

it('sends the web vitals with the owner of the first page, if the visitor agreed to be counted', () => {
  allowMeasurement(true);
  const owner = { remote: 'unis', release: '0123456789ab' };
  expect(sentFor('/explore/unis/7?postcode=BS8+1TH', '/')).toEqual([
    [VITALS_PATH, { ...owner, name: 'LCP', value: 900 }],
    [VITALS_PATH, { ...owner, name: 'CLS', value: 0 }],
  ]);
});

it('sends those of a page of the shell in its name', () => {
  allowMeasurement(true);
  expect(sentFor('/')[0]).toEqual([VITALS_PATH, { remote: 'shell', name: 'LCP', value: 900 }]);
});

it.each([
  ['before the visitor has answered', () => undefined],
  ['after a refusal', () => allowMeasurement(false)],
])('sends nothing %s', (_, answer) => {
  answer();
  expect(sentFor('/explore/unis/7')).toEqual([]);
});
