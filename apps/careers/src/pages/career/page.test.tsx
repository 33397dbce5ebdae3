import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentFavourites, NO_FAVOURITES, setFavourites, startAssessment } from '@signpost/identity';
import { json, rawCoursesAt, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, QUIZ_ID, rawCareer, rawPay, rawResults } from '../../testing/careers-api';
import { errorOf, headOf, open, serve } from '../../testing/open';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

beforeEach(() => {
  setFavourites(NO_FAVOURITES);
  startAssessment(new URLSearchParams('assessmentId=false'));
});

const PATH = '/explore/career-page/12.software/2134';

const no = json({ detail: 'No' }, 500);

const visit = (path = PATH, changes: Parameters<typeof careersApiAnswers>[0] = {}) => {
  server.answer(careersApiAnswers(changes));
  return open(path, server.base);
};

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('career page', () => {
  it('shows description, pay, facts at the top, skills, employers, ways in, tasks, courses, apprenticeships and similar careers, with the sources of its figures [R-05] [E-06] [K-07] [V-04] [E-08] [V-05] [C-02]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Software developer' })).toBeVisible();
    expect(screen.getByText('Also called: Programmer, Games developer')).toBeVisible();
    const pay = part('Pay');
    expect(pay.getByText('Middle pay, full-time').nextSibling).toHaveTextContent('£54,669');
    expect(pay.getByText('Office for National Statistics, 2024, employees in the UK')).toBeVisible();
    expect(pay.getByText('Programmers and software developers')).toBeVisible();
    expect(pay.getByText(/It holds other jobs too/)).toBeVisible();
    expect(pay.getByText('£36,000')).toBeVisible();

    const glance = screen.getByLabelText('At a glance');
    expect(glance).toHaveTextContent(/^Middle pay a year£54,669full-time, 2024/);
    expect(glance).toHaveTextContent('Typical qualificationA degreeLevel 6: a degree');
    expect(glance).not.toHaveTextContent('People who do it');
    expect(glance).toHaveTextContent(/How to get in\d ways?University/);

    const jobCalls = server.asked.filter((call) => call.includes('/emsi/jobs/'));
    const asked = jobCalls.map((call) => new URL(call.slice(4), server.base).searchParams);
    expect(
      asked.map((query) => [query.get('isStaffing'), query.get('limit'), query.get('skillType')]),
    ).toEqual([
      ['false', '12', null],
      ['false', '24', null],
      ['false', '24', 'soft'],
    ]);
    for (const query of asked) {
      const [first, last] = ['start', 'end'].map((name) => Date.parse(`${query.get(name)}-01`));
      expect(Math.round(((last ?? 0) - (first ?? 0)) / (30.4 * 24 * 3600 * 1000))).toBe(11);
    }
    const skills = part('Skills');
    expect(skills.getByText('Programming').closest('li')).toHaveTextContent('particular to this career');
    expect(skills.getByText('Teamwork').closest('li')).toHaveTextContent('also in 39 other careers');
    expect(skills.getByText('Teamwork').closest('div')).toHaveTextContent(/^How you workTeamwork/);
    expect(skills.queryByText(/20\d\d/)).toBeNull();
    const hires = part('Who hires');
    expect(hires.getByRole('link', { name: 'Larkmoor' })).toHaveAttribute(
      'href',
      '/explore/employer/larkmoor',
    );
    expect(hires.getByText('Invented.')).toBeVisible();

    const routes = part('How to get in');
    expect(routes.getByRole('heading', { name: 'University' })).toBeVisible();
    expect(routes.getByText('Level 6: a degree')).toHaveTextContent('Typical');
    expect(part('What you do').getByText('Write code')).toBeVisible();
    expect(server.asked).toContainEqual(expect.stringMatching(/courses\?.*soc=2134&scheme=undergraduate/));
    expect(part('Apprenticeships').getByRole('link', { name: 'Developer apprentice' })).toBeVisible();
    expect(part('Similar careers').getByRole('article')).toHaveTextContent(
      '£36,000 a year, middle pay in 2024',
    );

    expect(server.asked).toContain(
      'GET /api/v1/career-finder-jobs?limit=4&keywords=Software+developer%2CProgrammer%2CGames+developer&sortBy=relevance&soc=2134',
    );
  });

  it('reports an unknown nation and shows the figures for England [K-08]', async () => {
    server.answer(careersApiAnswers());
    expect((await serve(`${PATH}?country=france`, server.base)).statusCode).toBe(400);
    const page = await visit(`${PATH}?country=france`);
    expect(screen.getByText(/These are the figures for England/)).toBeVisible();
    expect(headOf(page).robots).toBe('noindex');
  });

  it('shows courses of several providers, and two of one provider only when there are no others [R-05]', async () => {
    const [one, other] = ['10007850', '10007795'];
    await visit(PATH, { '/api/v1/courses': json(rawCoursesAt(one, one, one, one, other)) });
    const titles = part('Courses').getAllByRole('article');
    const names = titles.map((course) => within(course).getByRole('heading').textContent);
    expect(names).toEqual(['1', '2', '3', '5']);
  });

  it('can be saved and removed [E-14]', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Save Software developer' }));
    expect(currentFavourites().careerCareers).toMatchObject([{ id: '2134', url: PATH }]);
    await userEvent.click(screen.getByRole('button', { name: 'Saved Software developer' }));
    expect(currentFavourites().careerCareers).toEqual([]);
  });

  it('describes the occupation in structured data [R-05]', async () => {
    const head = headOf(await visit(`${PATH}?country=wales`));
    expect(head).toMatchObject({ canonical: PATH });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Occupation',
      name: 'Software developer',
      occupationLocation: { '@type': 'Country', name: 'United Kingdom' },
      estimatedSalary: {
        currency: 'GBP',
        description: 'Full-time employees in the UK, Office for National Statistics, 2024',
        percentile25: 44_669,
        median: 54_669,
        percentile75: 69_669,
      },
    });
  });
});

describe('quiz match of a career', () => {
  it('links to the quiz when there are no results [R-05]', async () => {
    await visit();
    expect(part('Does it suit you?').getByRole('link', { name: 'Take the career quiz' })).toBeVisible();
  });

  it('shows percent and points of each interest for the quiz stored on the device, after hydration [E-23] [R-05]', async () => {
    await visit();
    act(() => startAssessment(new URLSearchParams(`assessmentId=${QUIZ_ID}`)));
    const fit = part('Does it suit you?');
    await waitFor(() => expect(fit.getByText('83%')).toBeVisible());
    expect(
      fit.getByText(
        /\+24 about finding out, like you; \+10 about order and detail, like you; −6 about leading, unlike you/,
      ),
    ).toBeVisible();
    expect(fit.getByText(/78% to 87%/)).toBeVisible();
    expect(fit.getByRole('row', { name: /Enterprising/ })).toHaveTextContent('−6');
    expect(server.asked.filter((call) => call.endsWith('careers/england/2134'))).toHaveLength(1);
  });

  it('shows the match for a quiz in the address in the server response, which is not indexed [B-10] [R-05]', async () => {
    const page = await visit(`${PATH}?assessmentId=${QUIZ_ID}`);
    expect(part('Does it suit you?').getByText('83%')).toBeVisible();
    expect(headOf(page).robots).toBe('noindex');
  });

  it('explains that a quiz with equal answers has no match [R-05]', async () => {
    const results = `assessment/results/${QUIZ_ID}`;
    await visit(`${PATH}?assessmentId=${QUIZ_ID}`, { [results]: json({ data: rawResults(true) }) });
    expect(part('Does it suit you?').getByText('We cannot say')).toBeVisible();
  });
});

describe('career page errors', () => {
  it.each([
    ['jobs/companies', 'Who hires', 'job data'],
    ['jobs/skills', 'Skills', 'job data'],
    ['assessment/traits', 'Does it suit you?', 'traits'],
    ['/api/v1/courses', 'Courses', 'courses'],
    ['/api/v1/career-finder-jobs', 'Apprenticeships', 'apprenticeships'],
  ])('leaves out only its part when %s fails [X-01] [R-05]', async (path, name, subject) => {
    await visit(PATH, { [path]: no });
    expect(part(name).getByText(new RegExp(`a problem fetching ${subject}: No`))).toBeVisible();
    expect(part('Pay').getByText('£36,000')).toBeVisible();
    expect(screen.getAllByText('This part did not load')).toHaveLength(1);
  });

  it('leaves out only the match when the quiz results fail [X-01] [R-05]', async () => {
    await visit(`${PATH}?assessmentId=${QUIZ_ID}`, { [`assessment/results/${QUIZ_ID}`]: no });
    expect(screen.getByText(/a problem fetching assessment results: No/)).toBeVisible();
    expect(part('Pay').getByText('£36,000')).toBeVisible();
  });

  it('shows an error and makes no call for an address without a SOC code [V-01]', async () => {
    expect(errorOf(await visit('/explore/career-page/12.software/%20'))).toMatchObject({
      status: 400,
      data: 'Please supply a SOC ID',
    });
    expect(server.asked).toEqual([]);
  });

  it.each([
    '/explore/career-page/12.software/9999',
    '/explore/career-page/1.other/2134',
    '/explore/career-page/12.software/code',
  ])('%s is not found [B-06] [R-05]', async (path) => {
    expect(errorOf(await visit(path))).toMatchObject({ status: 404, data: `Page Not Found: ${path}` });
  });

  it('shows the reason when the career itself fails to load [X-01]', async () => {
    expect(errorOf(await visit(PATH, { 'careers/england/2134': no }))).toMatchObject({
      status: 500,
      data: 'There has been a problem fetching careers: No',
    });
  });
});

describe('pay and employment of a career', () => {
  const employment = {
    current: 341_000,
    years: [
      { year: 2021, number: 310_000, suppressed: 0 },
      { year: 2024, number: 341_000, suppressed: 1 },
    ],
    industries: [
      { section: 'J', name: 'Information', people: 300_000 },
      { section: 'K', name: 'Finance', people: 41_000 },
      { section: 'A', name: 'Farming', people: null },
    ],
    regions: {
      minorGroup: 'IT professionals',
      year: 2024,
      areas: [
        { area: 'London', people: 9_000 },
        { area: 'Wales', people: 4_000 },
        { area: 'East', people: null },
      ],
    },
    source: { publisher: 'Office for National Statistics', year: '2021 to 2024', note: null },
  };

  it('renders the spread of pay with a table, and marks figures that are too unreliable [E-06] [R-05]', async () => {
    await visit();
    const spread = within(screen.getByRole('figure', { name: 'From the lowest paid to the highest' }));
    expect(
      spread.getByText('In 2024 half of full-time workers earned between £44,669 and £69,669.'),
    ).toBeVisible();
    expect(spread.getByRole('row', { name: /^Half earned less/ })).toHaveTextContent('£54,669');
    expect(spread.getByRole('row', { name: /lowest-paid tenth/ })).toHaveTextContent('Too unreliable to use');
  });

  it('never shows pay under the legal minimum as a wage [E-06]', async () => {
    const low = rawPay(20_000, { minimum: 24_785 });
    const changed = rawCareer({ 'annual-earnings': low, 'median-earnings': 20_000 });
    const page = await visit(PATH, { 'careers/england/2134': json({ data: changed }) });
    const pay = part('Pay');
    expect(pay.getByText('The least you can be paid, full-time').nextSibling).toHaveTextContent('£24,785');
    expect(pay.getByRole('row', { name: /^Half earned less/ })).toHaveTextContent(
      '£20,000 in 2024. The law now asks for £24,785',
    );
    expect(pay.getByText(/£12\.71 an hour since April 2026/)).toBeInTheDocument();
    expect(headOf(page).jsonLd?.[0]).not.toHaveProperty('estimatedSalary');
  });

  it('says why a pay figure is missing, and never shows zero [E-06]', async () => {
    const none = rawCareer({ 'annual-earnings': rawPay(null), 'median-earnings': null, related: [] });
    await visit(PATH, { 'careers/england/2134': json({ data: none }) });
    const pay = part('Pay');
    expect(pay.getByText(/the survey reached too few people in this work/)).toBeVisible();
    expect(pay.queryByText('£0')).toBeNull();
    expect(pay.queryByRole('figure')).toBeNull();
  });

  it('requests the nation chosen by a link, with its employment figures [K-08] [R-05]', async () => {
    await visit(`${PATH}?country=wales`, { 'careers/wales/2134': json({ data: rawCareer({ employment }) }) });
    expect(server.asked).toContain('GET /api/v1/emsi/careers/wales/2134');
    expect(part('People who do it').getByText(/^4,000 people in Wales\./)).toBeVisible();
    const nations = within(screen.getByRole('navigation', { name: 'Nation' })).getAllByRole('link');
    expect(nations.map(({ textContent }) => textContent)).toEqual([
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ]);
    expect(nations[2]).toHaveAttribute('aria-current', 'true');
  });

  it('shows employment over the years as a chart with a summary, a table and a warning [E-06] [R-05]', async () => {
    await visit(PATH, { 'careers/england/2134': json({ data: rawCareer({ employment }) }) });
    const jobs = part('People who do it');
    expect(jobs.getByText('310,000 people in 2021 and at least 341,000 in 2024: 10% more.')).toBeVisible();
    expect(jobs.getByRole('row', { name: '2024 341,000', hidden: true })).toBeInTheDocument();
    expect(jobs.getByText(/under the wrong occupation in 2021 and 2022/)).toBeVisible();
    expect(jobs.getByText('At least 341,000')).toBeVisible();
  });

  it('lists the industries and regions of employment, and the occupation group they describe [E-06] [R-05]', async () => {
    await visit(PATH, { 'careers/england/2134': json({ data: rawCareer({ employment }) }) });
    const jobs = part('People who do it');
    expect(
      jobs.getByText(
        'Information has the most: 88% of those counted. In 1 more industry the numbers are too small to publish.',
      ),
    ).toBeVisible();
    expect(jobs.getByText(/^At least 9,000 people in England\. .*“IT professionals”/)).toBeVisible();
  });
});

describe('with parts not published', () => {
  const visit = (changes: object = {}, more: Parameters<typeof careersApiAnswers>[0] = {}, query = '') => {
    const answer = json({ data: rawCareer(changes) });
    server.answer(
      careersApiAnswers({ 'careers/england/2134': answer, 'careers/wales/2134': answer, ...more }),
    );
    return open(PATH + query, server.base);
  };

  const jobs = (type: string) =>
    json({
      data: {
        type,
        id: '2134',
        attributes: { data: [], source: 'Of this catalogue.', dates: { start: '2025-11', end: '2026-10' } },
      },
    });

  const source = { publisher: 'Office for National Statistics', year: '2024', note: null };

  const employment = (more: object) => ({
    employment: {
      ...{
        current: 9_000,
        years: [{ year: 2024, number: 9_000, suppressed: 0 }],
        industries: [],
        regions: null,
      },
      ...{ source, ...more },
    },
  });

  describe('career with little published', () => {
    it('says of each part what is missing [R-05]', async () => {
      await visit(
        { related: [], subjects: [], routes: [], tasks: [], education: { levels: [], requirements: [] } },
        {
          'jobs/skills': jobs('skills'),
          'jobs/companies': jobs('companies'),
          '/api/v1/career-finder-jobs': json({ data: { Job: [], Total: 0 } }),
        },
      );
      expect(part('Skills').getByText('Which skills it asks for is not published.')).toBeVisible();
      expect(part('Who hires').getByText('No employer on this site is linked to this career.')).toBeVisible();
      expect(part('Apprenticeships').getByText(/None takes applications today/)).toBeVisible();
      expect(part('How to get in').getByText('Not published.')).toBeVisible();
      expect(part('How to get in').queryByRole('heading', { name: 'What employers ask for' })).toBeNull();
      expect(part('Courses').getByText(/No course of ours leads straight to this career/)).toBeVisible();
      expect(part('Similar careers').getByText('We have no similar career yet.')).toBeVisible();
      expect(part('People who do it').getByText(/We hold no count of the people/)).toBeVisible();
    });

    it('says that its interests are not published, and still offers the quiz [R-05]', async () => {
      await visit({ interests: null });
      const fit = part('Does it suit you?');
      expect(fit.getByText(/How much it holds of each interest is not published/)).toBeVisible();
      expect(fit.getByRole('link', { name: 'Take the career quiz' })).toBeVisible();
      expect(fit.queryByRole('table')).toBeNull();
    });

    it('renders a very long title and markup in texts as text [R-05]', async () => {
      const title = `${'Software developer and '.repeat(20)}<b>tester</b>`;
      const { container } = await visit({ title, tasks: ['<i>Write</i> code'] });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(part('What you do').getByText('<i>Write</i> code')).toBeVisible();
      expect(container.querySelector('h1 b, li i')).toBeNull();
    });
  });

  describe('people in a career', () => {
    it('have no chart of the years, industries or regions when only the total is published [R-05] [E-06]', async () => {
      await visit(employment({}));
      const people = part('People who do it');
      expect(people.getByText('People in work in the UK').nextElementSibling).toHaveTextContent('9,000');
      expect(people.getByText(/Where in the UK they work is not published/)).toBeVisible();
      expect(people.queryByRole('figure')).toBeNull();
    });

    it.each([
      [9_030, '9,000 people in 2021 and 9,030 in 2024: about the same.'],
      [4_500, '9,000 people in 2021 and 4,500 in 2024: 50% fewer.'],
    ])('of which %s are left are compared in words [R-05] [E-06]', async (number, words) => {
      const years = [
        { year: 2021, number: 9_000, suppressed: 0 },
        { year: 2024, number, suppressed: 0 },
      ];
      await visit(employment({ years }));
      expect(part('People who do it').getByText(words)).toBeVisible();
    });

    it('are not counted as zero in a nation whose number is too small to publish [R-05] [E-06]', async () => {
      const regions = {
        minorGroup: 'IT',
        year: 2024,
        areas: [
          { area: 'Wales', people: null },
          { area: 'London', people: 9_000 },
        ],
      };
      await visit(employment({ regions }), {}, '?country=wales');
      expect(part('People who do it').getByText(/^Not published in Wales\./)).toBeVisible();
    });
  });
});
