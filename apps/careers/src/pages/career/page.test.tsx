import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentFavourites, NO_FAVOURITES, setFavourites, startAssessment } from '@signpost/identity';
import { json, rawCoursesAt, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, QUIZ_ID, rawResults } from '../../testing/careers-api';
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
  it('shows description, pay and the source of its figures [R-05] [E-06]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Software developer' })).toBeVisible();
    expect(screen.getByText('Also called: Programmer, Games developer')).toBeVisible();
    const pay = part('Pay');
    expect(pay.getByText('Middle pay, full-time').nextSibling).toHaveTextContent('£54,669');
    expect(pay.getByText('Office for National Statistics, 2024, employees in the UK')).toBeVisible();
    expect(pay.getByText('Programmers and software developers')).toBeVisible();
    expect(pay.getByText(/It holds other jobs too/)).toBeVisible();
    expect(pay.getByText('£36,000')).toBeVisible();
  });

  it('has the published facts that decide at the top: pay, usual qualification and ways in [R-05]', async () => {
    await visit();
    const glance = screen.getByLabelText('At a glance');
    expect(glance).toHaveTextContent(/^Middle pay a year£54,669full-time, 2024/);
    expect(glance).toHaveTextContent('Most people haveA degreeLevel 6: a degree');
    expect(glance).not.toHaveTextContent('People who do it');
    expect(glance).toHaveTextContent(/How to get in\d ways?University/);
  });

  it('reports an unknown nation and shows the figures for England [K-08]', async () => {
    server.answer(careersApiAnswers());
    expect((await serve(`${PATH}?country=france`, server.base)).statusCode).toBe(400);
    const page = await visit(`${PATH}?country=france`);
    expect(screen.getByText(/These are the figures for England/)).toBeVisible();
    expect(headOf(page).robots).toBe('noindex');
  });

  it('shows hard and soft skills and employers of the last twelve months [K-07] [V-04] [E-08]', async () => {
    await visit();
    expect(server.asked).toContain('GET /api/v1/emsi/jobs/skills?soc=2134&limit=24');
    const skills = part('Skills');
    expect(skills.getByText('Programming').closest('li')).toHaveTextContent('particular to this career');
    expect(skills.getByText('Teamwork').closest('li')).toHaveTextContent('also in 39 other careers');
    expect(skills.getByText(/November 2025 to November 2026/)).toBeVisible();
    const hires = part('Who hires');
    expect(hires.getByRole('link', { name: 'Larkmoor' })).toHaveAttribute(
      'href',
      '/explore/employer/larkmoor',
    );
    expect(hires.getByText('Invented.')).toBeVisible();
  });

  it('shows routes in, levels, tasks, courses, apprenticeships and similar careers [R-05]', async () => {
    await visit();
    const routes = part('How to get in');
    expect(routes.getByRole('heading', { name: 'University' })).toBeVisible();
    expect(routes.getByText('Level 6: a degree')).toHaveTextContent('Most have this');
    expect(part('What you do').getByText('Write code')).toBeVisible();
    expect(server.asked).toContainEqual(expect.stringMatching(/courses\?.*subjectGuides=computer-science/));
    expect(part('Apprenticeships').getByRole('link', { name: 'Developer apprentice' })).toBeVisible();
    expect(part('Similar careers').getByRole('article')).toHaveTextContent(
      '£36,000 a year, middle pay in 2024',
    );
  });

  it('shows courses of several providers, and two of one provider only when there are no others [R-05]', async () => {
    const [one, other] = ['10007850', '10007795'];
    await visit(PATH, { '/api/v1/courses': json(rawCoursesAt(one, one, one, one, other)) });
    const titles = part('Courses').getAllByRole('article');
    const names = titles.map((course) => within(course).getByRole('heading').textContent);
    expect(names).toEqual(['1', '2', '3', '5']);
  });

  it('asks for the apprenticeships that mention its titles most, by advertising keywords [V-05] [C-02]', async () => {
    await visit();
    expect(server.asked).toContain(
      'GET /api/v1/career-finder-jobs?limit=4&keywords=Software+developer%2CProgrammer%2CGames+developer&sortBy=relevance&soc=2134',
    );
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
      occupationLocation: { name: 'Wales' },
      estimatedSalary: { currency: 'GBP', percentile25: 44_669, median: 54_669, percentile75: 69_669 },
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
