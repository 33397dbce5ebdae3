/** @jest-environment jest-fixed-jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import {
  idsOf,
  json,
  pageFound,
  rawBath,
  rawBathInFull,
  rawCourse,
  rawStAndrews,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { myGrades } from '@signpost/identity/my-grades';
import { sampleLabel } from '@signpost/shared-ui';
import { slotsOf } from '../../testing/fill-slots';
import { answerBy, openPage, servePage, violationsOf } from '../../testing/open-page';
import * as page from './page';

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

const route = { path: '/explore/compare', ...page };
const COURSE = '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001';
const course = {
  id: COURSE,
  academicYearId: '2027',
  title: 'Biology',
  provider: {
    providerId: rawBath.providerId,
    shortId: '10007850',
    name: 'University of Bath',
    town: 'Bath',
    region: 'South West',
    country: 'England',
    image: rawBath.image,
    tef: 'Gold',
  },
  qualification: 'BSc (Hons)',
  scheme: 'undergraduate',
  studyModes: ['full-time'],
  locations: [],
  duration: { min: 3, max: 3 },
  summary: '',
  distance: null,
  salary: null,
  tariff: null,
  employment: { percent: 94, people: 40, level: 'course', subject: null, years: '2021-22' },
  subjects: [],
  subjectGuides: [],
  courseCount: 1,
};
const job = {
  objectID: 'acme-lab',
  title: 'Laboratory apprentice',
  url: '/explore/employer/acme#acme-lab',
  employer: 'Acme',
  level: 3,
  town: 'Bristol',
  salaryText: '£18,000 a year',
  closes: '2026-12-01',
};

const cardiff = {
  ...{ objectID: '10007814', title: 'Cardiff University', town: 'Cardiff' },
  url: '/explore/unis/10007814/x',
};
beforeEach(() =>
  answerBy(server, {
    '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
    '/api/v1/institution?guid=10007803': json({
      results: [{ ...rawStAndrews, absences: { salary: 'too-small', survey: 'too-new' } }],
    }),
    '/api/v1/institution': json({ results: [] }),
    '/api/v1/courses': json({ total: 1, offset: 0, limit: 1, results: [course], facets: null }),
    '/search/1/indexes/*/queries': searching(({ requests: [asked = {}] }) => ({
      results: [pageFound(idsOf(asked) ? job : cardiff)],
    })),
  }),
);

const open = (query: string) => openPage(route, `/explore/compare${query}`, server);

describe('the comparison', () => {
  it('shows the squads’ rows for the compared kinds, and loads none without anything to compare [R-12]', async () => {
    const load = jest.fn(({ request }: { request: Request }) => Promise.resolve(new URL(request.url).search));
    const Component = ({ data }: { data: string }) => <h2>Of {data}</h2>;
    const slots = slotsOf({ 'compare.row': () => Promise.resolve({ load, Component }) });
    await openPage(route, '/explore/compare', server, slots);
    expect(load).not.toHaveBeenCalled();
    cleanup();
    await openPage(route, '/explore/compare?unis=10007850', server, slots);
    expect(screen.getByRole('heading', { name: 'Of ?unis=10007850' })).toBeVisible();
  });

  it('puts universities side by side, with withheld figures labelled [R-12]', async () => {
    const { head, container } = await open('?unis=10007850,10007803');
    const table = screen.getByRole('table', { name: '2 universities side by side' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual([
      expect.stringContaining('University of Bath'),
      expect.stringContaining('University of St Andrews'),
    ]);
    const pay = within(table).getByRole('row', { name: /Graduate pay/ });
    expect(pay).toHaveTextContent('£31,000');
    expect(pay).toHaveTextContent('Withheld, too few people');
    expect(pay).not.toHaveTextContent('Highest');
    const survey = within(table).getByRole('row', { name: /^Positive answers overall/ });
    expect(survey).toHaveTextContent('84%about 1,860 students, 2022-24');
    expect(survey).toHaveTextContent('Too new');
    expect(head()).toMatchObject({
      title: 'Compare University of Bath and University of St Andrews',
      canonical: '/explore/compare?unis=10007850,10007803',
    });
    expect(await violationsOf(container)).toEqual([]);
  });

  it('shows the interquartile range of entrants, and how many of a university’s courses are listed [R-12] [E-03]', async () => {
    const cohort = { people: 40, level: 'course', subject: null, years: '2021-22' };
    const tariff = { from: 112, to: 143, fewer: 20, more: 5, ...cohort };
    answerBy(server, {
      '/api/v1/institution': json({ results: [{ ...rawBathInFull, coursesPublished: 300 }] }),
      '/api/v1/courses': json({ total: 1, offset: 0, limit: 1, results: [{ ...course, tariff }] }),
    });
    await open(`?courses=${COURSE}`);
    expect(screen.getByRole('row', { name: /^UCAS points of entrants/ })).toHaveTextContent(
      '112 to 143 pointsthe middle half of entrants, about 40 entrants of this course, 2021-22',
    );
    cleanup();
    myGrades.write(['al.B', 'al.B', 'al.B']);
    await open(`?courses=${COURSE}`);
    expect(await screen.findByText(/^Your 120 points are among/)).toBeVisible();
    cleanup();
    await open('?unis=10007850');
    expect(screen.getByRole('row', { name: /^Courses/ })).toHaveTextContent('212 of its 300 courses');
  });

  it('counts listed courses in total and by subject, and states where the files have none [R-12]', async () => {
    const unlisted = { ...rawStAndrews, courseCount: 0, coursesPublished: 133 };
    answerBy(server, {
      '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
      '/api/v1/institution?guid=10007803': json({ results: [unlisted] }),
      '/search/1/indexes/*/queries': searching(() => ({ results: [pageFound(cardiff)] })),
    });
    await open('?unis=10007850,10007803');
    const table = screen.getByRole('table', { name: '2 universities side by side' });
    const courses = within(table).getByRole('row', { name: /^Courses/ });
    expect(courses).toHaveTextContent('212 coursesNot among our files');
    const subjects = within(table).getByRole('row', { name: /^Largest subjects/ });
    expect(
      within(subjects)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Business and management (31)', 'Engineering and technology (25)']);
  });

  it('shows degrees and apprenticeships in one table [R-12]', async () => {
    await open(`?courses=${COURSE}&apprenticeships=acme-lab`);
    const table = screen.getByRole('table', { name: '2 ways to study, side by side' });
    expect(within(table).getByRole('row', { name: /^Kind/ })).toHaveTextContent(
      'BSc (Hons)Apprenticeship, level 3',
    );
    expect(within(table).getByRole('row', { name: /^When to apply/ })).toHaveTextContent(
      'By 1st December 2026',
    );
    expect(within(table).getByRole('row', { name: /^Pay afterwards/ })).toHaveTextContent(
      'Not publishedNot published',
    );
  });

  it('removes an item by a link, and finds another by a form that keeps the rest', async () => {
    const { container } = await open('?unis=10007850&find=cardiff&in=unis');
    expect(screen.getByRole('link', { name: 'Take out University of Bath' })).toHaveAttribute(
      'href',
      '/explore/compare',
    );
    expect(screen.getByRole('link', { name: 'Add Cardiff University' })).toHaveAttribute(
      'href',
      '/explore/compare?unis=10007850,10007814',
    );
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/explore/compare');
    expect(form?.querySelector('input[type=hidden][name=unis]')).toHaveValue('10007850');
  });

  it('lists unknown items, and shows the rest', async () => {
    const { statusCode } = await servePage(route, '/explore/compare?unis=10007850,nonsense', server);
    expect(statusCode).toBe(400);
    await open('?unis=10007850,99999999');
    expect(screen.getByText(/One thing in this address we do not know/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'One university so far' })).toBeVisible();
  });

  it('shows what was loaded when a part fails, and the error when everything fails', async () => {
    answerBy(server, { '/api/v1/institution': json({ results: [rawBathInFull] }) });
    await open(`?unis=10007850&courses=${COURSE}`);
    expect(screen.getByRole('alert')).toHaveTextContent('There has been a problem fetching courses');
    expect(screen.getByRole('table')).toBeVisible();
    answerBy(server, {});
    const { errors } = await servePage(route, '/explore/compare?unis=10007850', server);
    expect(Object.values(errors ?? {})[0]).toMatchObject({
      data: expect.stringContaining('uni details') as string,
    });
  });

  it('shows the next step without a selection', async () => {
    const { head } = await open('');
    expect(screen.getByRole('search', { name: 'Add a university or college' })).toBeVisible();
    expect(head()).toMatchObject({ canonical: '/explore/compare' });
  });
});

describe('costs', () => {
  const route = { path: '/explore/compare', ...page };

  const fact = (id: string, kind: 'fee' | 'loan', label: string, amount: number) => ({
    ...{ id, kind, label, value: `£${amount.toLocaleString('en-GB')} a year`, amount, at: null, entry: null },
    year: '2026 to 2027',
    source: { name: 'GOV.UK, student finance', url: 'https://www.gov.uk/student-finance' },
    checked: '2026-11-23',
  });
  const facts = [
    fact('fee-england', 'fee', 'Most that a university in England can charge', 9790),
    fact('fee-scotland', 'fee', 'Scotland, if you live in Scotland', 1820),
    fact('fee-scotland-rest-of-uk', 'fee', 'Elsewhere in the UK', 9535),
    fact('loan-england-away', 'loan', 'Most', 10830),
    fact('loan-england-away-least', 'loan', 'Least', 5048),
    fact('loan-scotland-most', 'loan', 'Most', 11_400),
    fact('loan-scotland-least', 'loan', 'Least', 8400),
  ];
  const unis = {
    '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
    '/api/v1/institution?guid=10007803': json({ results: [rawStAndrews] }),
  };

  const rowNamed = (name: RegExp) => screen.getByRole('row', { name });

  describe('what it costs', () => {
    it('shows fees and loans for the same readers in every column, with year and publisher [R-12]', async () => {
      answerBy(server, { ...unis, '/api/v1/key-facts': json({ cycle: 2027, facts }) });
      await openPage(route, '/explore/compare?unis=10007850,10007803', server);
      const cells = (row: HTMLElement) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent);
      expect(cells(rowNamed(/^Tuition fee/))).toEqual([
        'Up to £9,790 a yearEngland, Scotland, Wales or Northern Ireland, Full-time, 2026 to 2027',
        'Up to £9,535 a yearEngland, Wales or Northern Ireland, Full-time, 2026 to 2027£1,820 a yearScotland, Full-time, 2026 to 2027',
      ]);
      const loans =
        '£5,048 to £10,830 a yearEngland, 2026 to 2027£8,400 to £11,400 a yearScotland, 2026 to 2027';
      expect(cells(rowNamed(/^Loan or grant to live on/))).toEqual([loans, loans]);
      expect(screen.getByRole('link', { name: /GOV.UK, student finance/, hidden: true })).toHaveAttribute(
        'href',
        'https://www.gov.uk/student-finance',
      );
    });

    it('says that fees could not be loaded, and keeps the rest [R-12]', async () => {
      answerBy(server, unis);
      await openPage(route, '/explore/compare?unis=10007850', server);
      expect(rowNamed(/^Tuition fee/)).toHaveTextContent('Could not be loaded');
      expect(rowNamed(/^Loan or grant to live on/)).toHaveTextContent('Could not be loaded');
      expect(screen.getByText(/Fees and loans could not be loaded/)).toBeInTheDocument();
      expect(rowNamed(/Graduate pay/)).toHaveTextContent('£31,000');
    });
  });
});

describe('marks', () => {
  const route = { path: '/explore/compare', ...page };
  const salary = { ...rawBathInFull.salary, median: 20_000, lowerQuartile: 19_000, upperQuartile: 21_000 };
  const job = {
    objectID: 'acme-lab',
    title: 'Laboratory apprentice',
    url: '/explore/employer/acme#acme-lab',
    employer: 'Acme',
    months: 18,
    sample: true,
  };
  beforeEach(() =>
    answerBy(server, {
      '/api/v1/institution?guid=10007850': json({ results: [rawBathInFull] }),
      '/api/v1/institution?guid=10007803': json({ results: [{ ...rawStAndrews, salary }] }),
      '/api/v1/courses': json({ total: 1, offset: 0, limit: 1, results: [rawCourse] }),
      '/search/1/indexes/*/queries': searching(() => ({ results: [pageFound(job)] })),
    }),
  );

  const open = (query: string) => openPage(route, `/explore/compare${query}`, server);

  describe('what a comparison says and marks', () => {
    it('marks no highest or lowest pay of universities, because it is an average over subjects [R-12]', async () => {
      await open('?unis=10007850,10007803');
      const pay = screen.getByRole('row', { name: /Graduate pay/ });
      expect(pay).toHaveTextContent('£20,000');
      expect(pay).toHaveTextContent('Average of its subjects’ middle figures, 15 months after the course');
      expect(pay).toHaveTextContent('No highest or lowest is marked: how far pay varies');
      expect(pay).not.toHaveTextContent(/Highest here|Lowest here/);
    });

    it('says what continuation counts in the same words for universities and courses [R-12]', async () => {
      await open(`?unis=10007850&courses=${rawCourse.id}`);
      const words = /Were still studying, or had gained their award, a year after they began/;
      expect(screen.getByRole('row', { name: /^Stay on their course/ })).toHaveTextContent(words);
      expect(screen.getByRole('row', { name: /^Stayed on the course/ })).toHaveTextContent(words);
    });

    it('says how long an apprenticeship takes, and marks an invented one as a sample in its column [R-12]', async () => {
      await open('?apprenticeships=acme-lab');
      expect(screen.getByRole('row', { name: /How long it takes/ })).toHaveTextContent('18 months');
      expect(screen.getByRole('columnheader', { name: /Laboratory apprentice/ })).toHaveTextContent(
        sampleLabel(),
      );
    });
  });
});
