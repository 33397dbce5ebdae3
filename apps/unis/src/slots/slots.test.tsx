import { screen } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { contextFor } from '../testing/open';
import * as openDay from './open-day-card';
import * as explore from './explore-row';
import * as town from './place-card';
import * as spotlight from './spotlight-card';
import * as university from './university-card';

it('[R-16] a university says where it is, its teaching rating, courses and pay', () => {
  const bath = searchRecord('universities', {
    town: 'Bath',
    region: 'South West',
    tef: 'Gold',
    courseCount: 164,
  });
  expect(showCard(university, bath)).toHaveTextContent(
    'A nameTEF GoldBath, South WestWhat it is about.164 coursesPay not published',
  );
});

it('[R-16] an open day shows its date like a leaf of a calendar, and says when and where', () => {
  const day = searchRecord('open_days', {
    provider: 'Bath',
    type: 'online',
    date: '2027-06-19',
    starts: '10:00',
    ends: '15:00',
  });
  const card = showCard(openDay, day);
  expect(card).toHaveTextContent('Bath, Online');
  expect(card.querySelector('time')).toHaveAttribute('datetime', '2027-06-19');
  expect(openDay.facts(day)).toEqual(['19th June 2027', '10:00 to 15:00']);
});

it.each(['row', 'tile'] as const)(
  '[R-18] a spotlight as a %s says that it is promotion, whatever else',
  (layout) => {
    const story = searchRecord('spotlights', { institutionName: 'University of Leeds' });
    expect(showCard(spotlight, story, { layout, because: 'Because' })).toHaveTextContent('Promotion');
  },
);

it('[E-09] a place is called by its name alone', () => {
  const bath = {
    ...searchRecord('location_guides'),
    name: 'Study in Bath',
    title: [{ text: 'Study in Bath', marked: false }],
  };
  expect(showCard(town, bath)).toHaveTextContent(/^Bath/);
});

describe('rows', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  const args = (query = '') => rowArgs(contextFor(server.base), query);
  const found = {
    results: [{ hits: [{ objectID: 'x', title: 'Found', url: '/explore/x' }], nbHits: 1, nbPages: 1 }],
  };

  it('[R-02] on the explore page: cities to study in', async () => {
    server.answer(json(found));
    await showRow(explore, args());
    expect(screen.getByRole('region', { name: 'Places to study' })).toHaveTextContent('Found');
  });
});
