/** @jest-environment jest-fixed-jsdom */
import { createMemoryRouter } from 'react-router-dom';
import { track, type AnalyticsEvent } from '@signpost/federation/contract';
import { startAnalytics } from './analytics';
import { allowMeasuring } from './consent/answers';
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
  allowMeasuring(true);
  const journal = openJournal(createMemoryRouter([{ path: '/', element: null }]));
  track({ ...SAVED, label: 'before' });
  startAnalytics(journal);
});

it('[E-24] an event has the journey type b2c unless said; codes and names are there when given; none is lost', () => {
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

it('[E-24] a postcode and an assessment id in a label are left out', () => {
  track({ ...SAVED, label: 'to /explore/unis?postcode=BA2+7AY&assessmentId=7&q=art now' });
  expect(events().at(-1)).toMatchObject({ event_label: 'to /explore/unis?q=art now' });
});

it.each([
  ['nothing', undefined],
  ['without a category', { ...SAVED, category: ' ' }],
  ['with a field that nobody agreed on', { ...SAVED, postcode: 'BA2 7AY' }],
  ['with a number for a text', { ...SAVED, label: 7 }],
  ['longer than a label is', { ...SAVED, label: 'x'.repeat(201) }],
])('[E-24] an event %s is refused, and development says why', (_, detail) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = dataLayer();
  track(detail as AnalyticsEvent);
  expect(dataLayer()).toEqual(before);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
