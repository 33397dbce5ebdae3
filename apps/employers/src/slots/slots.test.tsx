import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import config from '../../remote.config';
import { slots } from '../remote';
import * as apprenticeship from './apprenticeship-card';
import * as employer from './employer-card';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as experience from './work-experience-card';

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

it('[R-16] an apprenticeship says who hires, its level, its wage and until when one can apply', () => {
  const job = record('apprenticeships', {
    employer: 'Fellgate Leisure',
    town: 'Keswick',
    level: 3,
    salaryText: '£17,800 a year',
    closes: '2026-11-25',
  });
  const card = show(<apprenticeship.Component {...place} record={{ ...job, image: '/logo.webp' }} />);
  expect(card).toHaveTextContent('Fellgate Leisure, Keswick');
  expect(card).toHaveTextContent('Level 3£17,800 a yearCloses 25th November 2026');
  expect(apprenticeship.facts(record('apprenticeships'))).toEqual(['Wage not published']);
});

it('[R-16] an employer says what it does, where and how big it is', () => {
  const bank = record('employers', {
    industry: 'Savings',
    town: 'Edinburgh',
    companySize: '1,000 people or more',
  });
  expect(show(<employer.Component {...place} record={bank} />)).toHaveTextContent(
    'A nameSavings, EdinburghWhat it is about.1,000 people or more',
  );
});

it('[R-16] a work experience says how long it takes, how hard it is, and of a certificate', () => {
  const tried = record('virtual_work_experiences', { hours: 4.5, level: 'introductory', certificate: true });
  expect(experience.facts(tried)).toEqual(['4.5 hours', 'Introductory', 'Certificate']);
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
    results: [
      {
        hits: [{ objectID: 'x', title: 'Found', url: '/explore/x', notice: 'This is invented.' }],
        nbHits: 1,
        nbPages: 1,
      },
    ],
  };

  it('[R-01] on the home page: apprenticeships that close soonest, with what must be said of them', async () => {
    server.answer(json(found));
    const data = await home.load(args());
    render(
      <MemoryRouter>
        <home.Component data={data} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Apprenticeships closing soon' })).toBeVisible();
    expect(screen.getByText('This is invented.')).toBeVisible();
  });

  it('[R-13] for one visitor: nothing without a usable postcode, and no call for one that is none', async () => {
    const before = server.asked.length;
    expect((await forYou.load(args('?postcode=%3Cscript%3E'))).apprenticeships).toEqual([]);
    expect(server.asked).toHaveLength(before);
  });
});
