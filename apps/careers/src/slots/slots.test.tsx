import { screen } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import { contextFor } from '../testing/open';
import * as career from './career-card';
import * as course from './course-row';
import * as forYou from './for-you-row';
import * as home from './home-row';
import * as pathway from './pathway-card';

it('a career card shows category and pay, or that pay is not published [R-16]', () => {
  const nurse = searchRecord('careers', { category: 'Healthcare', pay: 43_000, payYear: '2024' });
  expect(showCard(career, nurse)).toHaveTextContent(
    'A nameHealthcareWhat it is about.£43,000 a year, middle pay in 2024',
  );
  expect(career.facts(searchRecord('careers'))).toEqual(['Pay not published']);
});

it('a pathway card shows its number of careers [R-16]', () => {
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

  it('the home page row shows well-paid careers without a degree, with the source of the figures [R-01]', async () => {
    server.answer(json(found));
    await showRow(home, args());
    expect(screen.getByRole('heading', { name: 'Found' })).toBeVisible();
    expect(screen.getByText(/Office for National Statistics/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Found' })).toBeVisible();
  });

  it('the personalised row is empty and makes no call without saved courses [R-13]', async () => {
    const before = server.asked.length;
    const { container } = await showRow(forYou, args('?courses=nonsense'));
    expect(container).toBeEmptyDOMElement();
    expect(server.asked).toHaveLength(before);
  });

  it('the row of a course is empty and makes no call when the course has no subject guide', async () => {
    const before = server.asked.length;
    const input = { courseId: 'a', title: 'Law', subjectGuides: [] };
    const { container } = await showRow(course, { ...args(), input });
    expect(container).toBeEmptyDOMElement();
    expect(server.asked).toHaveLength(before);
  });
});
