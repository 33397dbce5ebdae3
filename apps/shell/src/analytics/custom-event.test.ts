/** @jest-environment jest-fixed-jsdom */
import { track, type AnalyticsEvent } from '@signpost/federation/contract';
import { startAnalytics } from './analytics';
import { allowMeasurement } from './consent/answers';
import { openJournal } from './journal';
import { dataLayer, fakeMeasures } from './testing/measures';

const SAVED: AnalyticsEvent = {
  category: 'favourites',
  action: 'save',
  label: 'Law',
  productName: 'courses',
};

const events = () => dataLayer().filter((entry) => (entry as { event?: string }).event === 'custom_event');

beforeAll(() => {
  fakeMeasures([]);
  allowMeasurement(true);
  const journal = openJournal();
  track({ ...SAVED, label: 'before' });
  startAnalytics(journal);
});

it('an event has the journey type b2c by default, and codes and names when given; no event is lost [E-24]', () => {
  track({
    ...SAVED,
    journeyType: 'b2b',
    ownerCode: 'O1',
    ownerName: 'Owner',
    providerCode: 'B16',
    providerName: 'University of Bath',
  });
  const known = {
    event: 'custom_event',
    event_category: 'favourites',
    event_action: 'save',
    product_name: 'courses',
  };
  expect(events()).toEqual([
    { ...known, event_label: 'before', journey_type: 'b2c' },
    {
      ...known,
      event_label: 'Law',
      journey_type: 'b2b',
      owner_code: 'O1',
      owner_name: 'Owner',
      provider_code: 'B16',
      provider_name: 'University of Bath',
    },
  ]);
});

it('removes a postcode and an assessment id from a label [E-24]', () => {
  track({ ...SAVED, label: 'to /explore/unis?postcode=BA2+7AY&assessmentId=7&q=art now' });
  expect(events().at(-1)).toMatchObject({ event_label: 'to /explore/unis?q=art now' });
});

it.each([
  ['nothing', undefined],
  ['without a category', { ...SAVED, category: ' ' }],
  ['with an unknown field', { ...SAVED, postcode: 'BA2 7AY' }],
  ['with a number instead of a text', { ...SAVED, label: 7 }],
  ['with a label that is too long', { ...SAVED, label: 'x'.repeat(201) }],
])('rejects an event %s, with the reason in development [E-24]', (_, detail) => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = dataLayer();
  track(detail as AnalyticsEvent);
  expect(dataLayer()).toEqual(before);
  expect(consoleError).toHaveBeenCalledTimes(1);
  consoleError.mockRestore();
});
