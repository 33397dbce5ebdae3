import { screen, within } from '@testing-library/react';
import { chooseQualification } from '@signpost/identity';
import { ID, rawRecord } from '../../../testing/fixtures';
import { open, startCoursesApi, type Answers } from '../../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  chooseQualification('up');
});
afterAll(() => server.close());

/** Opens the page of the course with changes to its published record. */
const visit = (changes: object = {}, query = '', answers: Answers = {}) => {
  server.use({ '/api/v1/courses?courses=': { results: [{ ...rawRecord, ...changes }] }, ...answers });
  return open(`/explore/courses/${ID}/computer-science${query}`, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const outcomes = () => part('What students say and do next');
const paid = (median: number) => ({ salary: { ...rawRecord.salary, median } });

describe('graduate pay of a course', () => {
  it.each([
    [25_999, 'Lower than for most graduates of computer science in the UK.'],
    [26_000, 'About what most graduates of computer science in the UK earn.'],
    [36_001, 'Higher than for most graduates of computer science in the UK.'],
  ])('of £%s is compared with its subject [R-10]', async (median, words) => {
    await visit(paid(median));
    expect(outcomes().getByText(new RegExp(`^${words}`))).toBeVisible();
  });

  it('stands alone when the subject’s pay is not published [R-10]', async () => {
    await visit({ ...paid(33_000), subjectEarnings: null });
    expect(
      outcomes().getByText(/^The middle figure 15 months after the course\. Half of those/),
    ).toBeVisible();
    expect(outcomes().queryByText(/in the UK earn/)).toBeNull();
  });

  it.each([
    ['BSc (Hons)', /All in the UK: first degrees, full-time, Discover Uni 2025\./],
    [
      null,
      /Compared with first degrees, full-time, Discover Uni 2025; this course’s award is not in the published data\./,
    ],
  ])(
    'names award, mode and year of all graduates: of a course with the award %s [R-10]',
    async (qualification, words) => {
      await visit({ qualification });
      expect(outcomes().getAllByText(words).length).toBeGreaterThan(0);
    },
  );

  it('has a reason and no figure when it was withheld [R-10]', async () => {
    await visit({ salary: null, absences: { ...rawRecord.absences, salary: 'too-few' } });
    expect(outcomes().getByText('Graduate pay').nextElementSibling).toHaveTextContent(
      'Withheld, too few answered',
    );
    expect(outcomes().queryByText(/£0/)).toBeNull();
  });

  it('has no table of later years when nothing is published [R-10]', async () => {
    await visit({ salary: null, subjectEarnings: null });
    expect(outcomes().queryByRole('table', { name: 'Pay a year, before tax' })).toBeNull();
  });

  it('lists the five regions with the most graduates [R-10]', async () => {
    const { subjectEarnings } = rawRecord;
    const [london] = subjectEarnings.years5.regions;
    const regions = ['London', 'Wales', 'Scotland', 'North East', 'East', 'South'].map((name) => ({
      ...london,
      name,
    }));
    await visit({ subjectEarnings: { ...subjectEarnings, years5: { ...subjectEarnings.years5, regions } } });
    const rows = outcomes()
      .getByRole('table', { name: /^Regions/ })
      .querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.querySelector('th')?.textContent)).toEqual([
      ...['London', 'Wales', 'Scotland', 'North East', 'East'],
    ]);
  });
});

describe('survey and entrants', () => {
  it('have reasons when their figures are missing [R-10]', async () => {
    const figures = { ...rawRecord.figures, survey: null, entry: null, tariff: null };
    const absences = { survey: 'not-asked', entry: 'too-few', tariff: 'too-few' };
    await visit({ figures, absences, tariff: null });
    expect(outcomes().getByText('What students say').nextElementSibling).toHaveTextContent(
      'Nobody was asked yet',
    );
    expect(screen.queryByRole('figure', { name: 'What students say' })).toBeNull();
    expect(part('Getting in').getByText('The middle half lies within').nextElementSibling).toHaveTextContent(
      'Withheld, too few answered',
    );
    expect(screen.queryByRole('figure', { name: /highest qualification/ })).toBeNull();
  });

  it('compare no theme when the subject’s survey is not published [R-10]', async () => {
    await visit({ subjectSurvey: null });
    const survey = screen.getByRole('figure', { name: 'What students say' });
    expect(survey).toHaveTextContent(
      'About “Teaching on my course”, 91% of final-year students’ answers were positive',
    );
    expect(survey).not.toHaveTextContent(/in the subject|courses that we have/);
  });

  it('say how many entrants the bands leave out [R-10]', async () => {
    const [first, ...others] = rawRecord.figures.tariff.bands;
    const bands = [{ ...first, percent: 5 }, ...others];
    await visit({ figures: { ...rawRecord.figures, tariff: { ...rawRecord.figures.tariff, bands } } });
    expect(screen.getByRole('figure', { name: /points of earlier entrants/ })).toHaveTextContent(
      'The bands add up to 85%: of the others no points are published.',
    );
  });
});

describe('the visitor’s own grades', () => {
  it('have nothing to be compared with when no points are published [R-10]', async () => {
    await visit({ tariff: null, figures: { ...rawRecord.figures, tariff: null } }, '?grade=al.A');
    expect(screen.getByText('Your grades are worth 48 points')).toBeVisible();
    expect(screen.getByText(/so there is nothing to set them beside/)).toBeVisible();
  });

  it('are shown with the share of applicants who were accepted, when it is published [R-10] [C-09]', async () => {
    const comparison = { courseId: ID, isAggregate: true, confirmationRate: '85%' };
    const { unmount } = await visit({}, '?grade=al.A,al.A,al.A', {
      '/historic-grades-api/loggedIn': { results: [comparison] },
    });
    expect(screen.getByText(/^85% of earlier applicants/)).toHaveTextContent(
      /counted over several courses\.$/,
    );
    unmount();
    await visit({}, '?grade=al.A,al.A,al.A');
    expect(screen.queryByText(/of earlier applicants/)).toBeNull();
  });

  it('that are unknown are left out with a note [R-10]', async () => {
    await visit({}, '?grade=al.A,al.Z');
    expect(screen.getByText(/grades in the address are none that we know/)).toBeVisible();
    expect(screen.getByText('Your grades are worth 48 points')).toBeVisible();
  });
});
