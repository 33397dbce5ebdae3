/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { VITALS_PATH } from '../transfer/vital-report';
import { startAnalytics } from './analytics';
import { allowMeasurement, withdrawAnswers } from './consent/answers';
import { openJournal } from './journal';
import { fakeMeasures, hidePage } from './testing/measures';

const REMOTES = [{ name: 'unis', release: '0123456789ab', paths: ['/explore/unis/:id'] }];

afterEach(() => {
  withdrawAnswers();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Returns what is sent when a visitor opens these pages in one document and then hides it. */
const sentFor = async (first: string, ...others: string[]) => {
  const sent: unknown[] = [];
  navigator.sendBeacon = (url, body) => sent.push([url, JSON.parse(String(body))]) > 0;
  const measure = fakeMeasures(['largest-contentful-paint', 'layout-shift']);
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [first] });
  startAnalytics(openJournal(router), undefined, REMOTES);
  measure('largest-contentful-paint', { startTime: 900 });
  for (const path of others) await router.navigate(path);
  hidePage();
  return sent;
};

it('sends the web vitals with the owner of the first page, if the visitor agreed to be counted', async () => {
  allowMeasurement(true);
  const owner = { remote: 'unis', release: '0123456789ab' };
  expect(await sentFor('/explore/unis/7?postcode=BS8+1TH', '/')).toEqual([
    [VITALS_PATH, { ...owner, name: 'LCP', value: 900 }],
    [VITALS_PATH, { ...owner, name: 'CLS', value: 0 }],
  ]);
});

it('sends them with the owner of a page in another language [B-21]', async () => {
  allowMeasurement(true);
  expect((await sentFor('/cy/explore/unis/7'))[0]).toMatchObject([VITALS_PATH, { remote: 'unis' }]);
});

it('sends those of a page of the shell in its name', async () => {
  allowMeasurement(true);
  expect((await sentFor('/'))[0]).toEqual([VITALS_PATH, { remote: 'shell', name: 'LCP', value: 900 }]);
});

it.each([
  ['before the visitor has answered', () => undefined],
  ['after a refusal', () => allowMeasurement(false)],
])('sends nothing %s', async (_, answer) => {
  answer();
  expect(await sentFor('/explore/unis/7')).toEqual([]);
});
