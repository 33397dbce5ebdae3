import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import config from '../../remote.config';
import { slots } from '../remote';
import * as openDay from './open-day-card';
import * as explore from './explore-row';
import * as town from './place-card';
import * as spotlight from './spotlight-card';
import * as university from './university-card';

const record = (kind: SearchHit['kind'], facts: SearchHit['facts'] = {}): SearchHit => ({
  kind,
  id: 'one',
  name: 'A name',
  title: [
    { text: 'A ', marked: false },
    { text: 'name', marked: true },
  ],
  titleMatch: 'full',
  summary: [{ text: 'What it is about.', marked: false }],
  url: '/explore/one',
  image: null,
  logo: null,
  position: null,
  distance: null,
  facts,
});
const place = { layout: 'row', level: 3 } as const;
const show = (card: ReactElement) => {
  render(<MemoryRouter>{card}</MemoryRouter>);
  return screen.getByRole('article');
};

it('fills the slots that it says it fills', () => {
  expect(Object.keys(slots)).toEqual(config.slots);
});

it('[R-16] a university says where it is, its teaching rating, courses and pay', () => {
  const bath = record('universities', { town: 'Bath', region: 'South West', tef: 'Gold', courseCount: 164 });
  expect(show(<university.Component {...place} record={bath} />)).toHaveTextContent(
    'A nameTEF GoldBath, South WestWhat it is about.164 coursesPay not published',
  );
});

it('[R-16] an open day shows its date like a leaf of a calendar, and says when and where', () => {
  const day = record('open_days', {
    provider: 'Bath',
    type: 'online',
    date: '2027-06-19',
    starts: '10:00',
    ends: '15:00',
  });
  const card = show(<openDay.Component {...place} record={day} />);
  expect(card).toHaveTextContent('Bath, Online');
  expect(card.querySelector('time')).toHaveAttribute('datetime', '2027-06-19');
  expect(openDay.facts(day)).toEqual(['19th June 2027', '10:00 to 15:00']);
});

it.each(['row', 'tile'] as const)(
  '[R-18] a spotlight as a %s says that it is promotion, whatever else',
  (layout) => {
    const story = record('spotlights', { institutionName: 'University of Leeds' });
    const card = show(<spotlight.Component level={3} layout={layout} record={story} because="Because" />);
    expect(card).toHaveTextContent('Promotion');
  },
);

it('[E-09] a place is called by its name alone', () => {
  const bath = {
    ...record('location_guides'),
    name: 'Study in Bath',
    title: [{ text: 'Study in Bath', marked: false }],
  };
  expect(show(<town.Component {...place} record={bath} />)).toHaveTextContent(/^Bath/);
});

describe('rows', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  const args = (query = '') => ({
    context: new RouterContextProvider(
      new Map([[storeContext, createStore({ apiBase: server.base, report: () => undefined })]]),
    ),
    request: new Request(`https://signpost.test/${query}`),
  });
  const found = {
    results: [{ hits: [{ objectID: 'x', title: 'Found', url: '/explore/x' }], nbHits: 1, nbPages: 1 }],
  };

  it('[R-02] on the explore page: cities to study in', async () => {
    server.answer(json(found));
    const data = await explore.load(args());
    render(
      <MemoryRouter>
        <explore.Component data={data} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('region', { name: 'Places to study' })).toHaveTextContent('Found');
  });
});
