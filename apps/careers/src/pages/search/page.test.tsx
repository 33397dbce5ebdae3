import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetSearches, rememberSearch, startAssessment } from '@signpost/identity';
import { json, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { careersApiAnswers, QUIZ_ID } from '../../testing/careers-api';
import { addressOf, headOf, open, serve } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  forgetSearches();
  startAssessment(new URLSearchParams('assessmentId=false'));
});

const SEARCH = '/explore/career-search';
const visit = (query = '', changes: Parameters<typeof careersApiAnswers>[0] = {}) => {
  server.answer(careersApiAnswers(changes));
  return open(SEARCH + query, server.base);
};
const box = () => screen.getByRole('combobox', { name: 'Search careers' });
const none = { 'careers/search': json({ data: [] }) };

describe('career search', () => {
  it('is a GET form, with categories when there is no query [R-08]', async () => {
    const page = await visit();
    const form = screen.getByRole('search', { name: 'Search careers' });
    expect(form).toHaveAttribute('action', SEARCH);
    expect(form).toHaveAttribute('method', 'get');
    expect(box()).toHaveAttribute('name', 'q');
    expect(screen.getByRole('link', { name: /Technology/ })).toHaveAttribute(
      'href',
      '/explore/career-list?filters=Technology_technology%7Ecategory',
    );
    expect(headOf(page)).not.toHaveProperty('robots');
  });

  it('requests fifty careers, and shows pay and the alternative title that matched [K-05] [R-08]', async () => {
    const page = await visit('?q=programmer');
    expect(server.asked).toEqual([
      'GET /api/v1/emsi/careers/search?limit=50&query=programmer&searchFields=title',
      expect.stringContaining('POST /search/'),
    ]);
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('£54,669 a year, middle pay in 2024');
    expect(card).toHaveTextContent('also Programmer');
    expect(headOf(page).robots).toBe('noindex');
  });

  it('shows the match with the quiz on the device [E-23] [R-08]', async () => {
    await visit('?q=programmer');
    act(() => startAssessment(new URLSearchParams(`assessmentId=${QUIZ_ID}`)));
    expect(await screen.findByText('83% match')).toBeVisible();
  });

  it('suggests careers by any title while typing, and opens the chosen one [R-08]', async () => {
    const page = await visit();
    await userEvent.type(box(), 'games');
    await screen.findByRole('option', { name: /Software developer.*also Games developer/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(addressOf(page)).toBe('/explore/career-page/12.software/2134'));
  });

  it('leaves the page and its form unchanged when suggestions fail [X-01] [R-08]', async () => {
    await visit('', { 'careers/search': json({ detail: 'No' }, 500) });
    await userEvent.type(box(), 'games');
    expect(
      await screen.findByText('Suggestions are not available. You can still search.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Search careers' })).toBeVisible();
  });

  it('stores recent searches, and offers only those for careers [S-09] [R-08]', async () => {
    rememberSearch({ keyword: 'bath', index: 'universities' });
    await visit('?q=programmer');
    const page = await visit();
    const recents = within(
      screen.getAllByRole('region', { name: 'Your recent searches' }).at(-1) as HTMLElement,
    );
    expect(recents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['programmer']);
    await userEvent.click(recents.getByRole('button', { name: 'Forget these' }));
    expect(recents.getByText(/None yet/)).toBeVisible();
    page.unmount();
  });

  it('says how long ago a recent search was made [V-13] [S-09]', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-28T12:00:00Z'));
    rememberSearch({ keyword: 'nurse', index: 'careers' }, Date.parse('2026-11-27T10:00:00Z'));
    await visit();
    await userEvent.click(box());
    expect(await screen.findByRole('option', { name: /nurse.*yesterday/ })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('shows advice and the categories when nothing is found [R-08]', async () => {
    await visit('?q=zzz', none);
    expect(screen.getByRole('heading', { name: 'No career is called “zzz”' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Technology/ })).toBeVisible();
  });

  it('says when only most words were found, and offers another spelling [R-08]', async () => {
    const understood = { kind: 'understood', query: 'x', filters: [], matched: 'most', suggestion: 'coder' };
    const search = searching(() => ({ results: [{ hits: [], nbHits: 1, userData: [understood] }] }));
    const careers = careersApiAnswers({});
    server.answer((request, response) =>
      (request.url?.startsWith('/search/') ? search : careers)(request, response),
    );
    await open(`${SEARCH}?q=programer+wizard`, server.base);
    expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
    expect(screen.getByRole('link', { name: '“coder”' })).toHaveAttribute('href', `${SEARCH}?q=coder`);
  });

  it('offers another spelling and other kinds with counts when nothing is found [R-08]', async () => {
    const search = searching(({ requests }) => ({
      results: requests.map(({ indexName }) => ({
        hits: [],
        nbPages: 0,
        nbHits: indexName === 'd10_courses' ? 41 : 0,
        ...(indexName === 'd10_careers' && { suggestedQuery: 'nurse' }),
      })),
    }));
    const careers = careersApiAnswers(none);
    server.answer((request, response) =>
      (request.url?.startsWith('/search/') ? search : careers)(request, response),
    );
    await open(`${SEARCH}?q=nusre`, server.base);
    expect(screen.getByRole('link', { name: 'Search for “nurse” instead' })).toHaveAttribute(
      'href',
      `${SEARCH}?q=nurse`,
    );
    expect(screen.getByRole('link', { name: /^Courses.*41/ })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=nusre',
    );
  });

  it('reports a failed search with its status [X-01] [R-08]', async () => {
    const changes = { 'careers/search': json({ detail: 'No' }, 500) };
    server.answer(careersApiAnswers(changes));
    expect((await serve(`${SEARCH}?q=x`, server.base)).statusCode).toBe(500);
    await visit('?q=x', changes);
    expect(screen.getByText(/a problem fetching careers: No/)).toBeVisible();
    expect(box()).toHaveValue('x');
  });

  it.each([
    ['', 'categories', 'categories'],
    [`?q=programmer&assessmentId=${QUIZ_ID}`, `assessment/results/${QUIZ_ID}`, 'assessment results'],
  ])('at %j leaves out only what %s tells when it fails [X-01] [R-08]', async (query, path, subject) => {
    await visit(query, { [path]: json({ detail: 'No' }, 404) });
    expect(screen.getAllByText(new RegExp(`There has been a problem .*${subject}`))[0]).toBeVisible();
    expect(box()).toBeVisible();
    expect(screen.queryAllByRole('article')).toHaveLength(query ? 1 : 0);
  });
});
