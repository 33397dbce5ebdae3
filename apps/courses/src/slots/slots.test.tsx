import { screen } from '@testing-library/react';
import { json, loaderContext, pageFound, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { rowArgs, searchRecord, showCard, showRow } from '@signpost/federation/conformance/testing';
import * as career from './career-row';
import * as course from './course-card';
import * as forYou from './for-you-row';
import * as subject from './subject-card';

it('a course card shows provider, place and the figures that decide [R-16]', () => {
  const law = searchRecord('courses', {
    provider: 'Cardiff University',
    town: 'Cardiff',
    qualification: 'LLB',
    studyMode: ['Full-time'],
    distinction: 'with foundation year',
    duration: { min: 4, max: 4 },
    entry: { from: 96, to: 127, level: 'course', subjectName: null, people: 470, years: '2023-24' },
    salary: 25_000,
    salaryCohort: { level: 'subject', subjectName: 'law', people: 85, years: '2022-23' },
  });
  expect(showCard(course, { ...law, distance: 12.4 })).toHaveTextContent(
    'A nameCardiff University, Cardiff, 12 miles away' +
      'AwardLLB, with foundation yearHow you studyFull-time, 4 years' +
      'Entrants’ points96 to 1272023-24, 470 people' +
      'Pay after 15 months£25,0002022-23, law here, 85 people',
  );
  expect(course.facts(searchRecord('courses', { titleYear: 2024 }))).toContain('Title as published in 2024');
  expect(course.facts(searchRecord('courses', { titleYear: 2025 }))).toEqual(['Award not published']);
  expect(course.facts(searchRecord('courses'))).toEqual(['Award not published']);
});

it('a course card says which of its figures are not published, never zero [R-16]', () => {
  expect(showCard(course, searchRecord('courses'))).toHaveTextContent(
    'AwardAward not publishedHow you studyWay of studying not publishedEntrants’ pointsNot publishedPay after 15 monthsNot published',
  );
});

it('a subject card shows graduate pay, never zero [R-16]', () => {
  expect(
    subject.facts(
      searchRecord('subject_guides', {
        salary: 27_400,
        salaryCohort: { level: 'uk', subjectName: null, people: 6_255, years: '2025 collection' },
      }),
    ),
  ).toEqual(['£27,400 after 15 months, graduates in the UK, 2025 collection, about 6,255 people']);
  expect(subject.facts(searchRecord('subject_guides', { salary: 27_400 }))).toEqual([]);
});

describe('rows', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  const args = (query = '') => rowArgs(loaderContext(server.base), query);

  it('the personalised row shows the guides to the chosen subjects only [R-13]', async () => {
    const law = { objectID: 'law', title: 'Law', url: '/explore/subjects/law' };
    server.answer(json({ results: [pageFound(law)] }));
    await showRow(forYou, args('?subjects=law,%3Cscript%3E'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Law' })).toHaveAttribute('href', '/explore/subjects/law');
    expect(await forYou.load(args())).toEqual([]);
  });

  it('the row of a career shows the guides to its subjects, in their order', async () => {
    const guides = ['law', 'business'].map((id) => ({
      objectID: id,
      title: id,
      url: `/explore/subjects/${id}`,
    }));
    server.answer(json({ results: [pageFound(...guides)] }));
    const input = { soc: '2412', title: 'Solicitor', subjectGuides: ['law', 'business'] };
    await showRow(career, { ...args(), input });
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      expect.stringContaining('law'),
      expect.stringContaining('business'),
    ]);
  });
});
