import { screen } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { contextFor } from '../testing/open';
import * as career from './career-card';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as pathway from './pathway-card';

it('[R-16] a career says its kind of work and what it pays, or that this is not published', () => {
  const nurse = searchRecord('careers', { category: 'Healthcare', pay: 43_000, payYear: '2024' });
  expect(showCard(career, nurse)).toHaveTextContent(
    'A nameHealthcareWhat it is about.£43,000 a year, middle pay in 2024',
  );
  expect(career.facts(searchRecord('careers'))).toEqual(['Pay not published']);
});

it('[R-16] a pathway says how many careers are on it', () => {
  expect(pathway.facts(searchRecord('career_pathways', { careers: ['One', 'Two'] }))).toEqual(['2 careers']);
});

describe('rows', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  const args = (query = '') => rowArgs(contextFor(server.base), query);
  const found = {
    results: [
      { hits: [{ objectID: 'x', title: 'Found', url: '/explore/x', pay: 70_000 }], nbHits: 1, nbPages: 1 },
    ],
  };

  it('[R-01] on the home page: careers that pay well without a degree, with whose figures they are', async () => {
    server.answer(json(found));
    await showRow(home, args());
    expect(screen.getByRole('heading', { name: 'Found' })).toBeVisible();
    expect(screen.getByText(/Office for National Statistics/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Found' })).toBeVisible();
  });

  it('[R-13] for one visitor: nothing without saved courses, and no call', async () => {
    const before = server.asked.length;
    const { container } = await showRow(forYou, args('?courses=nonsense'));
    expect(container).toBeEmptyDOMElement();
    expect(server.asked).toHaveLength(before);
  });
});
