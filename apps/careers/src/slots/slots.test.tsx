import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import config from '../../remote.config';
import { slots } from '../remote';
import * as career from './career-card';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as pathway from './pathway-card';

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

it('[R-16] a career says its kind of work and what it pays, or that this is not published', () => {
  const nurse = record('careers', { category: 'Healthcare', pay: 43_000 });
  expect(show(<career.Component {...place} record={nurse} />)).toHaveTextContent(
    'A nameHealthcareWhat it is about.£43,000 with experience',
  );
  expect(career.facts(record('careers'))).toEqual(['Pay not published']);
});

it('[R-16] a pathway says how many careers are on it', () => {
  expect(pathway.facts(record('career_pathways', { careers: ['One', 'Two'] }))).toEqual(['2 careers']);
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
      { hits: [{ objectID: 'x', title: 'Found', url: '/explore/x', pay: 70_000 }], nbHits: 1, nbPages: 1 },
    ],
  };

  it('[R-01] on the home page: careers that pay well without a degree, with whose figures they are', async () => {
    server.answer(json(found));
    const data = await home.load(args());
    render(
      <MemoryRouter>
        <home.Component data={data} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Found' })).toBeVisible();
    expect(screen.getByText(/National Careers Service/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Found' })).toBeVisible();
  });

  it('[R-13] for one visitor: nothing without saved courses, and no call', async () => {
    const before = server.asked.length;
    const data = await forYou.load(args('?courses=nonsense'));
    const { container } = render(
      <MemoryRouter>
        <forYou.Component data={data} />
      </MemoryRouter>,
    );
    expect(container).toBeEmptyDOMElement();
    expect(server.asked).toHaveLength(before);
  });
});
