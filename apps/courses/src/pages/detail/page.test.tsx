import { cycleYear } from '@signpost/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseQualification,
  keepFunctionalConsent,
  NO_FAVOURITES,
  postcodeCache,
  setFavourites,
} from '@signpost/identity';
import { ID, rawDetails, rawOpenDay, rawOther, rawRecord } from '../../testing/fixtures';
import { type Answers, errorOf, headOf, open, startCoursesApi } from '../../testing/open';
import { myGrades } from '@signpost/identity/my-grades';
import { fakeAccountService, visitWithGrades } from '../../testing/account';

let server: Awaited<ReturnType<typeof startCoursesApi>>;

beforeAll(async () => {
  server = await startCoursesApi();
  // Before the first page looks up the visitor.
  fakeAccountService();
});

beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
  chooseQualification('up');
});

afterAll(() => server.close());

const PATH = `/explore/courses/${ID}/computer-science`;

const SIMILAR = '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=';

const visit = (rest = '', answers: Answers = {}, report?: (message: string) => void) => {
  server.use(answers);
  return open(PATH + rest, server.base, report);
};

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('course page', () => {
  it('shows its options, requirements and fees as published, each figure with source, year, group and people, open days, similar courses and a statement guide; a withheld figure is never zero [R-10]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer Science' })).toBeVisible();
    const options = part('Ways to take it');
    expect(options.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'How you studyHow longWhere',
      'Full-time3 yearsClaverton Down',
      'Part-time3 yearsClaverton Down',
    ]);
    expect(options.getByText('G400')).toBeVisible();
    expect(options.getByText('Not published: year abroad.')).toBeVisible();

    const entry = part('Getting in');
    expect(entry.getByText('A*AA')).toBeVisible();
    expect(entry.getByText('Not accepted')).toBeVisible();
    expect(part('What it costs').getByText('£9,000, Year 1')).toBeVisible();

    const outcomes = part('What students say and do next');
    expect(outcomes.getAllByText('£33,000')[0]).toBeVisible();
    expect(outcomes.getByText(/About what most graduates of computer science in the UK earn/)).toBeVisible();
    expect(outcomes.getAllByText(/2022-23, about 40 graduates of this course/)[0]).toBeVisible();
    expect(outcomes.getByText('94%')).toBeVisible();
    expect(outcomes.getByText('97%')).toBeVisible();
    expect(
      outcomes.getByText('were still studying, or had gained their award, a year after they began.'),
    ).toBeVisible();
    expect(outcomes.queryByText('0%')).toBeNull();

    expect(part(/^Open days/).getByText('Saturday 5 December 2026')).toBeVisible();
    const similar = part('Similar courses').getAllByRole('article');
    expect(similar).toHaveLength(1);
    expect(similar[0]).toHaveTextContent('University of St Andrews');
    expect(similar[0]).toHaveTextContent('12 miles from this one');
    expect(server.asked).toContain(`GET ${SIMILAR}${ID}&studyYear=${cycleYear()}`);
    expect(
      part('How to apply').getByRole('link', { name: 'Personal statement guide: computing' }),
    ).toBeVisible();
  });

  it('distinguishes title and head from those of another course with the same name and award [R-10] [E-04]', async () => {
    const results = [{ ...rawRecord, distinction: 'with a placement year' }];
    const shown = await visit('', { '/api/v1/courses?courses=': { results } });
    expect(headOf(shown).title).toBe('Computer Science with a placement year at the University of Bath');
    expect(screen.getByText('University of Bath').closest('p')).toHaveTextContent(
      /^BSc \(Hons\), with a placement year at/,
    );
  });

  it('says when its title is of an earlier collection [R-10] [E-04]', async () => {
    const { unmount } = await visit('', {
      '/api/v1/courses?courses=': { results: [{ ...rawRecord, titleYear: 2024 }] },
    });
    expect(
      screen.getByText('Title as published in 2024; check with the university that it still runs.'),
    ).toBeVisible();
    unmount();
    await visit();
    expect(screen.queryByText(/Title as published/)).toBeNull();
  });

  it('measures the distance from the postcode in the address [R-10] [C-17]', async () => {
    await visit('?postcode=BA1+1AA');
    expect(
      part('Where you would study').getByText('1.9 miles from BA1, Bath, in a straight line'),
    ).toBeVisible();
  });

  it('reports an invalid postcode at its field and renders the page [R-10] [X-07]', async () => {
    await visit('?postcode=x', { '/api/v1/geocode-postcode': 400 });
    expect(screen.getByText('Enter a full postcode, such as BA2 7AY, or its first half.')).toBeVisible();
    expect(screen.getByLabelText('Your postcode')).toBeInvalid();
  });

  it('sets a reminder of an open day [E-19]', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: /^Remind me of Open day: University of Bath/ }));
    expect(await screen.findByRole('button', { name: /^Reminder set/, pressed: true })).toBeVisible();
    expect(localStorage.getItem('UcasNotifications')).toContain('open-day:bath-1');
  });

  it('asks for confirmation before an external link [R-10]', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    await visit();
    await userEvent.click(screen.getByRole('link', { name: /Apply at UCAS/ }));
    const dialog = await screen.findByRole('dialog', { name: 'You are about to leave Signpost' });
    expect(within(dialog).getByText('ucas.com')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Go to UCAS' })).toHaveAttribute(
      'href',
      'https://www.ucas.com/applying',
    );
  });

  it('can be saved, added to the top five and compared [R-10] [E-14]', async () => {
    setFavourites({
      ...NO_FAVOURITES,
      courses: [{ id: rawOther.id, title: 'Other', url: '/explore/courses/2/x' }],
    });
    await visit();
    expect(screen.getByRole('link', { name: 'Compare with saved courses' })).toHaveAttribute(
      'href',
      `/explore/compare?courses=${ID},${rawOther.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put in my top five' }));
    expect(screen.getByRole('link', { name: 'Number 1 of your top five' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Saved Computer Science, University of Bath' })).toBeVisible();
  });

  it('describes the course, its instances and offers in structured data [R-10]', async () => {
    const head = headOf(await visit('-under-an-old-name?grade=al.A'));
    expect(head).toMatchObject({ canonical: PATH, robots: 'noindex' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Course',
      name: 'Computer Science',
      provider: { '@type': 'CollegeOrUniversity', name: 'University of Bath' },
      hasCourseInstance: [
        { '@type': 'CourseInstance', courseMode: 'full-time', startDate: '2027-09-20' },
        { courseMode: 'part-time' },
      ],
      offers: [{ '@type': 'Offer', price: 9000, priceCurrency: 'GBP' }],
    });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

describe('course page with parts missing', () => {
  it('only logs failed figures and grades, and renders the rest with a note of what is missing [X-03]', async () => {
    const report = jest.fn();
    await visit('', { '/api/v1/courses?courses=': 404, '/historic-grades-api/loggedOut': 404 }, report);
    expect(report).toHaveBeenCalledTimes(2);
    expect(part('Ways to take it').getAllByRole('row')).toHaveLength(3);
    expect(part('Getting in').getByText('A*AA')).toBeVisible();
    expect(screen.getByText('We could not fetch the figures about students and graduates.')).toBeVisible();
    expect(screen.getByText('We could not fetch the grades of earlier entrants.')).toBeVisible();
  });

  it.each([
    ['/api/v1/open-days/list', 'There has been a problem fetching events: No'],
    ['/api/v1/article', 'There has been a problem fetching articles: No'],
    [SIMILAR, 'There has been a problem fetching courses: No'],
  ])('shows an error in its part when %s fails [X-01]', async (path, message) => {
    await visit('', { [path]: 404 });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer Science' })).toBeVisible();
  });

  it('shows an error in place of the guides to its subjects when these fail [X-01]', async () => {
    await visit('', { '/graphql': 404 });
    expect(screen.getByText(/^There has been a problem fetching subjects: /)).toBeVisible();
    expect(part('Ways to take it').getByText('G400')).toBeVisible();
  });

  it('only logs a failed comparison of grades, and renders what they are worth [X-03]', async () => {
    const report = jest.fn();
    await visitWithGrades('AAA');
    await visit('?grade=al.A,al.A,al.A', { '/historic-grades-api/loggedIn': 401 }, report);
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Your grades are worth 144 points')).toBeVisible();
    await act(() => visitWithGrades(null));
  });

  it('shows an error without the course itself [X-01]', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 400 }))).toMatchObject({
      status: 400,
      data: 'There has been a problem fetching courses: No',
    });
  });

  it('returns not found for an unknown id [B-06]', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 404 }))).toMatchObject({
      status: 404,
      data: `Page Not Found: ${PATH}`,
    });
  });

  it('says when little is published [R-10]', async () => {
    const { course } = rawDetails;
    const bare = { id: 'x', studyMode: { caption: 'Full-time' } };
    await visit('', {
      '/search/api/v3/courses': { course: { ...course, applicationCode: null, options: [bare] } },
      '/api/v1/courses?courses=': { results: [rawOther] },
      '/historic-grades-api/loggedOut': { courseId: ID, results: [] },
    });
    await waitFor(() => expect(screen.getByText('What it asks for is not published here')).toBeVisible());
    expect(part('Getting in').getByText('The middle half lies within').nextElementSibling).toHaveTextContent(
      'Not published',
    );
    expect(part('What it costs').getByText(/fees of this course are not published/)).toBeVisible();
  });
});

it('shows a Welsh title, not marked as English, at the address of the English one [B-21] [R-10]', async () => {
  const { course } = rawDetails;
  server.use({
    '/search/api/v3/courses': {
      course: { ...course, courseTitle: 'Cyfrifiadureg', englishTitle: 'Computer Science' },
    },
  });
  const path = `/explore/courses/${ID}/computer-science`;
  const shown = await open(path, server.base);
  const heading = screen.getByRole('heading', { level: 1, name: 'Cyfrifiadureg' });
  expect(heading.closest('[lang]')).toBeNull();
  expect(headOf(shown).canonical).toBe(path);
});

describe('course figures', () => {
  const part = (name: string) => within(screen.getByRole('region', { name }));

  it('shows the figures that decide at the top, survey themes and entry qualifications, why a figure is missing, and the other options with their differences [R-10]', async () => {
    await visit();
    const outcomes = part('What students say and do next');
    expect(outcomes.getByText('In highly skilled jobs').nextElementSibling).toHaveTextContent(
      'Withheld, too few people',
    );
    const pay = within(outcomes.getByRole('table', { name: 'Pay a year, before tax' }));
    expect(pay.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'WhenHereAll in the UK',
      'After 15 months£33,000Middle half £28,000 to £40,000about 40 graduates of this course, 2022-23£30,000Middle half £26,000 to £36,0009,000 graduates of computer science',
      'After 3 yearsNot among our filesNot published',
      'After 5 yearsToo new£39,000Middle half £30,000 to £52,0008,000 graduates of computer science',
    ]);
    expect(outcomes.getByRole('table', { name: 'Regions where most of them work' })).toHaveTextContent(
      'London£45,000',
    );

    const survey = screen.getByRole('figure', { name: 'What students say' });
    expect(survey).toHaveTextContent('Teaching on my course84% on courses of the subject91%');
    expect(survey).toHaveTextContent('about 40 students of this course');
    const entry = screen.getByRole('figure', { name: 'The highest qualification that entrants had' });
    expect(entry).toHaveTextContent('Access course12%');
    expect(screen.getByRole('link', { name: /took people from Access courses/ })).toHaveAttribute(
      'href',
      '/explore/courses?filters=Access+course%7EwayIn&subject=computer-science',
    );

    const glance = screen.getByLabelText('At a glance');
    const terms = within(glance)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms.slice(0, 3)).toEqual(['Entrants’ points', 'Pay after 15 months', 'In work or study']);
    expect(glance).toHaveTextContent(/Pay after 15 months£[\d,]+20\d\d-\d\d/);

    const options = part('Ways to take it');
    expect(options.getByRole('link', { name: 'Computer Science' })).toHaveAttribute(
      'href',
      '/explore/courses/0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0003/computer-science',
    );
    expect(options.getByText(/MComp \(Hons\), with a placement year/)).toBeVisible();
  });
});

describe('figures of students and graduates', () => {
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
      await visit({ salary: null, absences: { ...rawRecord.absences, salary: 'too-small' } });
      expect(outcomes().getByText('Graduate pay').nextElementSibling).toHaveTextContent(
        'Withheld, too few people',
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
      await visit({
        subjectEarnings: { ...subjectEarnings, years5: { ...subjectEarnings.years5, regions } },
      });
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
      const absences = { survey: 'too-new', entry: 'too-small', tariff: 'too-small' };
      await visit({ figures, absences, tariff: null });
      expect(outcomes().getByText('What students say').nextElementSibling).toHaveTextContent('Too new');
      expect(screen.queryByRole('figure', { name: 'What students say' })).toBeNull();
      expect(
        part('Getting in').getByText('The middle half lies within').nextElementSibling,
      ).toHaveTextContent('Withheld, too few people');
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

    it('are compared by the service for a signed-in visitor only [R-10] [C-09]', async () => {
      const grades = '?grade=al.A,al.A,al.A';
      const COMPARED = 'POST /historic-grades-api/loggedIn';
      await visitWithGrades(null);
      const { unmount } = await visit({}, grades);
      expect(screen.queryByText(/^These are the entrants/)).toBeNull();
      expect(server.asked).not.toContain(COMPARED);
      await act(() => visitWithGrades('AAA'));
      expect(await screen.findByText(/^These are the entrants of this course alone/)).toBeVisible();
      expect(server.asked.filter((call) => call === COMPARED)).toHaveLength(1);
      await act(() => visitWithGrades(null));
      expect(screen.queryByText(/^These are the entrants/)).toBeNull();
      unmount();

      const comparison = { courseId: ID, isAggregate: true, confirmationRate: null };
      await visitWithGrades('AAA');
      await visit({}, grades, { '/historic-grades-api/loggedIn': { results: [comparison] } });
      expect(await screen.findByText(/^These are the entrants of a wider group/)).toBeVisible();
      await act(() => visitWithGrades(null));
    });

    it('that are unknown are left out with a note [R-10]', async () => {
      await visit({}, '?grade=al.A,al.Z');
      expect(screen.getByText(/grades in the address are none that we know/)).toBeVisible();
      expect(screen.getByText('Your grades are worth 48 points')).toBeVisible();
    });
  });
});

describe('entry qualifications of earlier entrants', () => {
  const part = (name: string) => within(screen.getByRole('region', { name }));

  it('are compared with the grades on the device when the address has none [R-10] [C-09]', async () => {
    myGrades.write(['al.A', 'al.A', 'al.B']);
    await visit();
    const entry = part('Getting in');
    expect(await entry.findByText('Your grades are worth 136 points')).toBeVisible();
    expect(entry.getByText('Your 136 points')).toBeVisible();
  });

  it('are compared with the account’s grades, or it says that these cannot be read [R-10] [E-14]', async () => {
    await visitWithGrades('ABB');
    await visit();
    const entry = part('Getting in');
    expect(await entry.findByText('Your grades are worth 128 points')).toBeVisible();
    expect(entry.getByText(/We used the grades in/)).toBeVisible();
    await act(() => visitWithGrades('ABB or AAB'));
    expect(await entry.findByText(/We could not read the grades in your account/)).toBeVisible();
    expect(entry.queryByText(/^Your grades are worth/)).toBeNull();
    await act(() => visitWithGrades(null));
  });

  it('shows entrants’ grades in the qualification that the visitor chooses [R-10] [E-21] [C-08]', async () => {
    await visit();
    const entry = part('Getting in');
    expect(entry.getByText('The middle half lies within').nextElementSibling).toHaveTextContent(
      '128 to 159 points',
    );
    expect(entry.getByText('Had more points').nextElementSibling).toHaveTextContent('0%');
    await userEvent.selectOptions(entry.getByLabelText('Show in'), 'A level');
    expect(entry.getByText('UK A-Level')).toBeVisible();
    const figures = entry.getAllByRole('term').map((term) => term.textContent);
    const first = figures.indexOf('The middle half of entrants');
    expect(figures[first + 1]).toBe('Most common points');
    const middle = entry.getByText('The middle half of entrants').closest('div');
    expect(middle).toHaveTextContent(/ABB to A\*AA/);
    expect(middle).toHaveTextContent('128 to 159 points, 20% had fewer and 0% more.');
    expect(entry.getByText('ABB')).toBeVisible();
    expect(entry.getByText('BBC')).toBeVisible();
    const fewest = entry.getByText('Fewest points anyone had').closest('div');
    expect(fewest).toHaveTextContent('112 to 127 points: 20% of entrants. The lowest grades worth as much.');
    await userEvent.selectOptions(
      entry.getByLabelText('Show in'),
      'BTEC National Extended Diploma (Level 3)',
    );
    expect(entry.getByText('Pearson BTEC Level 3 National Extended Diploma (from 2016)')).toBeVisible();
    await userEvent.selectOptions(entry.getByLabelText('Show in'), 'Scottish Higher');
    expect(entry.getByText('BBBBC')).toBeVisible();
    expect(entry.getAllByText(/never a chance of entry/)[0]).toBeVisible();
  });

  it('leaves out groups below or above a middle half that is open at that end [R-10]', async () => {
    await visit('', {
      '/api/v1/courses?courses=': {
        results: [{ ...rawRecord, tariff: { ...rawRecord.tariff, from: 176, to: null, fewer: 12 } }],
      },
    });
    const entry = part('Getting in');
    expect(entry.getByText('The middle half had').nextElementSibling).toHaveTextContent('176 points or more');
    expect(entry.getByText('Had fewer points').nextElementSibling).toHaveTextContent('12%');
    expect(entry.queryByText('Had more points')).toBeNull();
    expect(entry.queryByText(/% had more/)).toBeNull();
  });

  it('compares the visitor’s own grades with those of entrants [R-10]', async () => {
    const { container } = await visit('?grade=al.A&grade=al.B&grade=al.A');
    const entry = part('Getting in');
    expect(entry.getByText('Your grades are worth 136 points')).toBeVisible();
    expect(
      entry.getByText(/20% were in a lower band than yours, 50% in the same band, and 30% in a higher/),
    ).toBeVisible();
    expect(entry.getByText('Your 136 points')).toBeVisible();
    const rows = [...container.querySelectorAll<HTMLSelectElement>('select[name=grade]')];
    expect(rows.map(({ value }) => value)).toEqual(['al.A', 'al.B', 'al.A', '']);
    await userEvent.selectOptions(rows[3] as HTMLSelectElement, 'ep.A');
    expect(container.querySelector('output')).toHaveTextContent('160');
  });

  it('sends no request about grades that were not entered [R-10] [C-09]', async () => {
    await visit();
    expect(server.asked.filter((call) => call.startsWith('POST') && !call.endsWith('/graphql'))).toEqual([]);
  });
});

describe('with parts not published', () => {
  const { course } = rawDetails;
  const [option] = course.options;
  const RECORD = '/api/v1/courses?courses=';

  /** Opens the page of the course with changes to its options and its other fields. */
  const visit = (options: readonly object[], changes: object = {}, answers: Answers = {}, query = '') => {
    server.use({ '/search/api/v3/courses': { course: { ...course, options, ...changes } }, ...answers });
    return open(`/explore/courses/${ID}/computer-science${query}`, server.base);
  };

  const definition = (name: string, term: string) =>
    part(name).getByText(term, { selector: 'dt' }).nextElementSibling;

  describe('ways to take a course', () => {
    it('are facts instead of a table when there is only one [R-10]', async () => {
      await visit([option as object]);
      expect(part('Ways to take it').queryByRole('table')).toBeNull();
      expect(definition('Ways to take it', 'How you study')).toHaveTextContent('Full-time');
      expect(definition('Ways to take it', 'How long it takes')).toHaveTextContent('3 years');
      expect(definition('Ways to take it', 'Placement year')).toHaveTextContent('If you choose it');
    });

    it('say when they, the day and the length are not published [R-10]', async () => {
      const { unmount } = await visit([]);
      expect(part('Ways to take it').getByText(/ways to take this course are not published/)).toBeVisible();
      expect(definition('Ways to take it', 'Starts')).toHaveTextContent(
        'Not published. Ask the university when it starts.',
      );
      unmount();
      const bare = { id: 'x', studyMode: { caption: 'Part-time' } };
      await visit([bare, { ...bare, id: 'y' }]);
      expect(part('Ways to take it').getAllByRole('row')[1]).toHaveTextContent(
        'Part-timeNot publishedNot published',
      );
    });

    it('say which professional bodies recognise it, for what, and whether that depends on choices [R-10]', async () => {
      const purpose = (text: string) => ({ text, language: 'en' });
      const professionalBodies = [
        {
          ...{ caption: 'British Computer Society', url: 'https://www.bcs.org/' },
          purpose: purpose('registration as a Chartered IT Professional'),
        },
        { caption: 'Guild of Testers', url: null },
        { caption: 'Law Society', url: null, purpose: purpose('a Qualifying Law Degree'), depends: true },
        { caption: 'Order of Choosers', url: null, depends: true },
      ];
      await visit([{ ...option, professionalBodies }]);
      const ways = part('Ways to take it');
      expect(ways.getByRole('link', { name: /British Computer Society/ })).toHaveAttribute(
        'href',
        'https://www.bcs.org/',
      );
      expect(ways.queryByRole('link', { name: /Guild/ })).toBeNull();
      const list = ways.getByRole('heading', { name: 'Professional recognition' }).nextElementSibling;
      expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Recognised by British Computer Society (another site), for registration as a Chartered IT Professional.',
        'Recognised by Guild of Testers.',
        'May be recognised by Law Society, for a Qualifying Law Degree. It depends on what you choose.',
        'May be recognised by Order of Choosers. It depends on what you choose.',
      ]);
    });
  });

  describe('entry requirements', () => {
    it('show the points asked for, and qualifications that are accepted without published grades [R-10]', async () => {
      const academicEntryRequirements = {
        qualifications: [{ qualificationName: 'Access course' }],
        ...{ ucasTariffPointsMin: 112, ucasTariffPointsMax: 128 },
      };
      await visit([{ ...option, academicEntryRequirements }]);
      expect(definition('Getting in', 'UCAS Tariff')).toHaveTextContent('112 to 128 points');
      expect(definition('Getting in', 'Access course')).toHaveTextContent(
        'Accepted. The grades are not published.',
      );
    });
  });

  describe('fees', () => {
    it('appear once for each nation, in their own currency [R-10]', async () => {
      const fee = (caption: string, amount: number, id: string) => ({
        ...{ feeLocale: { caption }, amount, currency: { id }, feeBasis: null },
      });
      const courseFees = [fee('England', 9535, 'GBP'), fee('Ireland', 2500, 'EUR')];
      await visit([
        { ...option, courseFees },
        { ...course.options[1], courseFees: [fee('England', 9535, 'GBP')] },
      ]);
      expect(definition('What it costs', 'Students from England')).toHaveTextContent(/^£9,535$/);
      expect(definition('What it costs', 'Students from Ireland')).toHaveTextContent(/^€2,500$/);
      expect(part('What it costs').queryByRole('table')).toBeNull();
    });

    const unpublished = (changes: object) =>
      visit([{ ...option, courseFees: [] }], {}, { [RECORD]: { results: [{ ...rawRecord, ...changes }] } });
    const inScotland = { provider: { ...rawRecord.provider, country: 'Scotland' } };
    const rows = () =>
      part('What it costs')
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);

    it('are the most by law, with year, source and day, when the course has none published [R-10]', async () => {
      await unpublished({
        foundationYear: 'included',
        subjects: [{ code: 'CAH17-01-02', name: 'Business' }],
      });
      expect(rows()).toEqual([
        expect.stringMatching(
          /^England, Scotland, Wales or Northern IrelandUp to £9,790 a yearFull-time; the most by law; 2026 to 2027.*Up to £5,760 a yearFull-time, foundation year; the most by law/,
        ),
      ]);
      expect(part('What it costs').getAllByRole('link', { name: /UCAS key dates/ })[0]).toHaveAttribute(
        'href',
        'https://www.ucas.com/dates',
      );
      expect(
        part('What it costs').getByText(/up to £10,050 a year \(2027 to 2028, as announced\)/),
      ).toBeVisible();
      expect(part('What it costs').getByText(/Checked on 21st November 2026/)).toBeVisible();
      expect(screen.getByLabelText('At a glance')).toHaveTextContent(
        /Tuition feeUp to £9,790 a yearFull-time, wherever in the UK you live, 2026 to 2027/,
      );
    });

    it('differ by where the reader lives in Scotland; the row of the reader’s own nation is marked [R-10] [S-11]', async () => {
      const { unmount } = await unpublished(inScotland);
      expect(rows()).toEqual([
        expect.stringMatching(/^England, Wales or Northern IrelandUp to £9,535 a year/),
        expect.stringMatching(
          /^Scotland£1,820 a yearFull-time; SAAS pays it, if you apply and qualify; 2025 to 2026/,
        ),
      ]);
      expect(screen.getByLabelText('At a glance')).toHaveTextContent('£1,820 or £9,535');
      expect(part('What it costs').getByRole('link', { name: 'Give your postcode' })).toHaveAttribute(
        'href',
        '#places',
      );
      unmount();
      keepFunctionalConsent(true);
      postcodeCache.write('EH1 1YZ', {
        ...{ lat: 55.95, lng: -3.19 },
        place: { postcode: 'EH1 1YZ', outcode: 'EH1', town: null, region: null, country: 'Scotland' },
      });
      await unpublished(inScotland);
      const own = await part('What it costs').findByRole('rowheader', { name: 'Scotland (where you live)' });
      expect(own.closest('tr')).toHaveAttribute('data-own');
      expect(part('What it costs').getByText('The marked row is yours, by your postcode.')).toBeVisible();
      keepFunctionalConsent(false);
    });
  });

  describe('support from the NHS', () => {
    const of = (title: string, qualification: string | null, code: string, country: string) => ({
      results: [
        {
          ...{ ...rawRecord, title, qualification, foundationYear: 'no' },
          ...{ subjects: [{ code, name: '' }], provider: { ...rawRecord.provider, country } },
        },
      ],
    });

    it.each([
      ['Nursing (Adult)', 'BSc (Hons)', 'CAH02-04-02', 'England', 1],
      ['Nursing (Adult)', 'BSc (Hons)', 'CAH02-04-02', 'Scotland', 0],
      ['Nursing (Adult)', null, 'CAH02-04-02', 'England', 0],
      ['Nursing Associate', 'FdSc', 'CAH02-04-01', 'England', 0],
      ['Diagnostic Radiography', 'BSc (Hons)', 'CAH02-05-01', 'England', 1],
      ['Occupational Therapy', 'BSc (Hons)', 'CAH02-06-07', 'England', 1],
      ['Psychology with Counselling', 'BSc (Hons)', 'CAH02-06-07', 'England', 0],
      ['Osteopathy', 'MOst', 'CAH02-06-06', 'England', 0],
      ['Operating Department Practice', 'DipHE', 'CAH02-06-01', 'England', 1],
      ['Paramedic Science', 'DipHE', 'CAH02-06-01', 'England', 0],
      ['Healthcare Professions’ Support', 'HNC', 'CAH02-06-01', 'England', 0],
      ['Physiotherapy with Foundation Year', 'BSc (Hons)', 'CAH02-06-05', 'England', 0],
      ['Nursing robots', 'BSc (Hons)', 'CAH11-01-01', 'England', 0],
    ])('is named on %s, %s, of %s in %s %i times [R-10]', async (title, award, code, country, count) => {
      await visit([option as object], {}, { [RECORD]: of(title, award, code, country) });
      expect(part('What it costs').queryAllByText(/training grant from the NHS/)).toHaveLength(count);
    });
  });

  describe('places of study', () => {
    it('are those of the list when the options name none, each once [R-10]', async () => {
      const location = { ...rawRecord.locations[0], name: 'Bath Spa', latitude: null, longitude: null };
      await visit(
        [{ ...option, location: null }],
        {},
        { [RECORD]: { results: [{ ...rawRecord, locations: [location, location] }] } },
        '?postcode=BA1',
      );
      const places = part('Where you would study').getAllByRole('listitem');
      expect(places.map(({ textContent }) => textContent)).toEqual([
        'Bath SpaIts place on the map is not published',
      ]);
    });

    it('are said to be unpublished when nothing names one [R-10]', async () => {
      await visit([{ ...option, location: null }], {}, { [RECORD]: { results: [] } });
      expect(part('Where you would study').getByText(/taught is not published/)).toBeVisible();
    });
  });

  describe('open days, similar courses and applying', () => {
    it('say when there are none [R-10]', async () => {
      await visit(
        [{ ...option, providerCourseUrl: null }],
        { provider: { ...course.provider, websiteUrl: null } },
        {
          [RECORD]: { results: [{ ...rawRecord, url: null }] },
          '/api/v1/open-days/list': [],
          '/api/v1/article': { posts: [] },
          '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=': {
            total: 0,
            offset: 0,
            limit: 6,
            results: [],
          },
        },
      );
      expect(part(/^Open days/).getByText(/No open day of the University of Bath/)).toBeVisible();
      expect(part('Similar courses').getByText(/found no course like this one/)).toBeVisible();
      expect(part('How to apply').getByText(/Ask the University of Bath: its website/)).toBeVisible();
      expect(part('How to apply').getByText(/no guide for this subject yet/)).toBeVisible();
    });

    it('show an open day online, and mark invented ones [R-10]', async () => {
      await visit(
        [option as object],
        {},
        {
          '/api/v1/open-days/list': [{ ...rawOpenDay, kind: 'online', place: null }],
        },
      );
      expect(part(/^Open days/).getByText('09:30 to 16:00, online')).toBeVisible();
      expect(part(/^Open days/).getByText(/This date is invented/)).toBeVisible();
    });
  });

  it('renders a very long title and markup in texts as text [R-10]', async () => {
    const title = `${'Computer Science with '.repeat(30)}<b>Robotics</b>`;
    const { container } = await visit([option as object], {
      courseTitle: title,
      summary: '<script>x</script>',
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('<script>x</script>')).toBeVisible();
    expect(container.querySelector('b, script')).toBeNull();
  });

  describe('actions of a course', () => {
    it('say when the top five is full, and compare with at most three others [R-10] [E-14]', async () => {
      const courses = Array.from({ length: 5 }, (_, index) => ({
        ...{ id: `c${index}`, title: `Course ${index}`, url: `/explore/courses/c${index}/x` },
      }));
      const top = courses.map(({ id }, index) => ({ number: index + 1, course: id }));
      setFavourites({ ...NO_FAVOURITES, courses, top });
      await visit([option as object]);
      expect(screen.getByRole('link', { name: 'Your top five is full: change it' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Compare with saved courses' })).toHaveAttribute(
        'href',
        `/explore/compare?courses=${ID},c2,c3,c4`,
      );
    });

    it('lead to the comparison of this course alone when none is saved [R-10]', async () => {
      await visit([option as object]);
      expect(screen.getByRole('link', { name: 'Compare with others' })).toHaveAttribute(
        'href',
        `/explore/compare?courses=${ID}`,
      );
    });
  });
});
