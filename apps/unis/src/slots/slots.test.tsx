import { render, screen, within } from '@testing-library/react';
import { json, loaderContext, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { rawOpenDay } from '../testing/fixtures';
import * as compare from './compare-row';
import * as openDay from './open-day-card';
import * as explore from './explore-row';
import * as town from './place-card';
import * as spotlight from './spotlight-card';
import * as university from './university-card';
import '@testing-library/jest-dom';
import { MemoryRouter } from 'react-router-dom';
import { Component, load } from './home-row';

it('a university card shows location, teaching rating, courses and pay [R-16]', () => {
  const bath = searchRecord('universities', {
    town: 'Bath',
    region: 'South West',
    tef: 'Gold',
    courseCount: 164,
    salary: 33_200,
    salaryCohort: { level: 'provider', subjectName: null, people: 1_710, years: '2021-23' },
    coursesPublished: 164,
  });
  expect(showCard(university, bath)).toHaveTextContent(
    'A nameTEF GoldBath, South WestWhat it is about.164 courses' +
      '£33,200 after 15 months, 2021-23 graduates of the subjects here with a figure, about 1,710 people',
  );
  // A figure without a known cohort is not shown.
  expect(university.facts(searchRecord('universities', { courseCount: 1, salary: 33_200 }))).toEqual([
    '1 course',
  ]);
});

it('a university card says when we list only some of its courses [R-16] [E-13]', () => {
  expect(university.facts(searchRecord('universities', { courseCount: 40, coursesPublished: 120 }))).toEqual([
    '40 of its 120 courses',
  ]);
  expect(university.facts(searchRecord('universities', { courseCount: 0, coursesPublished: 133 }))).toEqual([
    'None of its 133 courses is listed here',
  ]);
});

it('an open day card shows date, time and location [R-16]', () => {
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

it.each(['row', 'tile'] as const)('a spotlight %s is always marked as promotion [R-18]', (layout) => {
  const story = searchRecord('spotlights', { institutionName: 'University of Leeds' });
  expect(showCard(spotlight, story, { layout, because: 'Because' })).toHaveTextContent('Promotion');
});

it('a place card shows the name alone [E-09]', () => {
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
  const args = (query = '') => rowArgs(loaderContext(server.base), query);
  const found = {
    results: [{ hits: [{ objectID: 'x', title: 'Found', url: '/explore/x' }], nbHits: 1, nbPages: 1 }],
  };

  it('the explore page row shows cities to study in [R-02]', async () => {
    server.answer(json(found));
    await showRow(explore, args());
    expect(screen.getByRole('region', { name: 'Places to study' })).toHaveTextContent('Found');
  });

  const day = (id: string, provider: string) => ({
    ...rawOpenDay,
    id,
    title: id,
    provider: { ...rawOpenDay.provider, providerId: provider },
  });

  it('the comparison row shows the next open days of its universities, two of each [C-12]', async () => {
    server.answer(
      json([day('a', '10007850'), day('b', '10007850'), day('c', '10007850'), day('d', '10007803')]),
    );
    await showRow(compare, args('?unis=10007850,10007803-0000-4000-8000-000000000000&unis=10007850,nothing'));
    const row = within(screen.getByRole('region', { name: 'Go and see them' }));
    expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
      'd',
    ]);
    const asked = new URL(server.asked.at(-1)?.split(' ')[1] ?? '', server.base).searchParams;
    expect(asked.get('providerGuid')).toBe('10007850,10007803');
  });

  it('the comparison row is empty and makes no call without a university [V-02]', async () => {
    const before = server.asked.length;
    await showRow(compare, args('?courses=0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(server.asked).toHaveLength(before);
  });
});

it('the home page row shows the providers with the most courses and links to all', async () => {
  const server = await startTestApi();
  server.answer(json(rawPage));
  const context = loaderContext(server.base);
  const row = await load({ context, request: new Request('https://signpost.test/') });
  expect(server.asked).toEqual([
    'GET /api/v1/courses?output=provider&offset=0&limit=4&sortBy=courses&sort=DESC',
  ]);
  render(
    <MemoryRouter>
      <Component data={row} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /See all 2 places/ })).toHaveAttribute('href', '/explore/unis');
  await server.close();
});
