import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { SearchHit } from '@signpost/api-client/search';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import config from '../../remote.config';
import { slots } from '../remote';
import * as course from './course-card';
import * as forYou from './for-you-row';
import * as subject from './subject-card';

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

it('[R-16] a course says who teaches it, what it leads to and what its graduates earn', () => {
  const law = record('courses', {
    provider: 'Cardiff University',
    town: 'Cardiff',
    qualification: 'LLB',
    studyMode: ['Full-time'],
    salary: 25_000,
  });
  expect(show(<course.Component {...place} record={{ ...law, distance: 12.4 }} />)).toHaveTextContent(
    'A nameCardiff University, CardiffWhat it is about.12 miles awayLLB, Full-time£25,000 graduate pay',
  );
  expect(course.facts(record('courses'))).toEqual(['Pay not published']);
});

it('[R-16] a subject says what its graduates earn, never a zero', () => {
  expect(subject.facts(record('subject_guides', { salary: 27_400 }))).toEqual(['£27,400 graduate pay']);
  expect(subject.facts(record('subject_guides'))).toEqual(['Pay not published']);
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

  it('[R-13] for one visitor: the guides to the subjects that they chose, and only those', async () => {
    server.answer(json({ results: [{ objectID: 'law', title: 'Law', url: '/explore/subjects/law' }] }));
    const data = await forYou.load(args('?subjects=law,%3Cscript%3E'));
    render(
      <MemoryRouter>
        <forYou.Component data={data} />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/subjects/law');
    expect(await forYou.load(args())).toEqual([]);
  });
});
