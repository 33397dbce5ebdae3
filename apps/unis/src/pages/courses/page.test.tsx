import { fireEvent, screen, within } from '@testing-library/react';
import {
  byPath,
  json,
  rawBathInFull,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { rawCoursePage } from '../../testing/fixtures';
import { errorOf, headOf, open, serve } from '../../testing/open';
import { BATH } from '../../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const PATH = `${BATH}/courses`;
const provider = { '/api/v1/institution': json({ results: [rawBathInFull] }) };
const visit = (query = '', courses: ReturnType<typeof json> | undefined = json(rawCoursePage)) => {
  server.answer(byPath({ ...provider, '/api/v1/courses': courses }));
  return open(PATH + query, server.base);
};
const asked = () =>
  new URL(server.asked.find((call) => call.includes('/api/v1/courses'))?.split(' ')[1] ?? '', server.base)
    .searchParams;

describe('the courses of a provider', () => {
  it('[R-23] [C-04] lists them with what they ask for and earn, whom a figure is about, or that it is not published', async () => {
    const page = await visit();
    expect(asked().get('unis')).toBe('10007850');
    const [first, second] = screen.getByRole('form', { name: 'Compare courses' }).querySelectorAll('li');
    expect(first).toHaveTextContent('BSc (Hons) · Full-time · 3 to 4 years · Claverton Down');
    expect(first).toHaveTextContent('144 to 159 points');
    expect(first).toHaveTextContent('£33,000');
    expect(first).toHaveTextContent('about 40 graduates of computer science here, 2020-22');
    expect(second).toHaveTextContent('Not published');
    expect(second).not.toHaveTextContent('£0');
    expect(headOf(page)).toMatchObject({ canonical: PATH, title: 'Courses at the University of Bath' });
  });

  it('[R-23] subject, qualification, mode, words, order and page are asked of the API', async () => {
    const page = await visit(
      '?subject=computer-science&qualification=BSc+(Hons)&mode=full-time&q=robots&sort=salary',
    );
    expect(Object.fromEntries(asked())).toMatchObject({
      subjectGuides: 'computer-science',
      query: 'robots',
      sortBy: 'salary',
      sort: 'DESC',
      filters: '{"qualification":["BSc (Hons)"],"studyMode":["full-time"]}',
    });
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getByRole('link', { name: /Full-time/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('mode='),
    );
    expect(headOf(page).robots).toBe('noindex');
  });

  it('[R-23] shows what was understood, and searches for exactly the words when told to', async () => {
    const filter = { attribute: 'studyMode', value: 'Part-time', label: 'Part-time' };
    const understood = {
      kind: 'understood',
      query: 'law',
      filters: [{ ...filter, text: 'part time', without: 'law' }],
      matched: 'all',
    };
    await visit('?q=law+part+time', json({ ...rawCoursePage, understood }));
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getByRole('link', { name: /Part-time/ })).toHaveAttribute('href', `${PATH}?q=law`);
    expect(screen.getByRole('link', { name: /Search for exactly/ })).toHaveAttribute(
      'href',
      `${PATH}?q=law+part+time&exact=1`,
    );
    await visit('?q=law+part+time&exact=1');
    expect(asked().get('enableRules')).toBe('false');
  });

  it('[R-23] nothing found leads on: here without a filter, and at every university', async () => {
    const list: Parameters<TestApi['answer']>[0] = (request, response) => {
      const isNarrowed = request.url?.includes('filters=');
      json({ ...rawCoursePage, total: isNarrowed ? 0 : 3, results: [] })(request, response);
    };
    const search = searching(({ requests }) => ({
      results: requests.map(() => ({ hits: [], nbHits: 41, nbPages: 0 })),
    }));
    server.answer(byPath({ ...provider, '/api/v1/courses': list, '/search/1': search }));
    await open(`${PATH}?q=law&mode=full-time`, server.base);
    expect(screen.getByRole('link', { name: 'Take off “Full-time”: 3 courses' })).toHaveAttribute(
      'href',
      `${PATH}?q=law`,
    );
    expect(screen.getByRole('link', { name: 'Look at every university: 41 courses' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law',
    );
    expect(screen.getByRole('list', { name: 'Look around' })).toBeVisible();
  });

  it('[R-23] says of how many courses the list is a part', async () => {
    const part = { ...rawBathInFull, courseCount: 212, coursesPublished: 300 };
    const some = json({ ...rawCoursePage, total: 212 });
    server.answer(byPath({ '/api/v1/institution': json({ results: [part] }), '/api/v1/courses': some }));
    await open(PATH, server.base);
    expect(screen.getByText('212 courses')).toBeVisible();
    expect(screen.getByText(/We have 212 of its 300 undergraduate courses\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /own website/ })).toBeVisible();
  });

  it('[R-23] ticked courses are compared by a form, and saved together', async () => {
    await visit();
    for (const box of screen.getAllByRole('checkbox', { name: /^Choose/ })) fireEvent.click(box);
    expect(screen.getByRole('button', { name: 'Compare 2 courses' })).toHaveAttribute('type', 'submit');
    fireEvent.click(screen.getByRole('button', { name: 'Save 2 courses' }));
    expect(screen.getByRole('button', { name: /Saved Computer Science/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Saved Fine Art/ })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Compare courses' })).toHaveAttribute(
      'action',
      '/explore/compare',
    );
  });

  it('[R-23] where our list has none of its courses, it says how many there are and where', async () => {
    await visit('', json({ ...rawCoursePage, results: [], total: 0 }));
    expect(screen.getByRole('heading', { name: 'Its courses are not on our list yet' })).toBeVisible();
    expect(screen.getByText(/Discover Uni counts \d+ courses here/)).toHaveTextContent('its own website');
    expect(screen.queryByText(/name no undergraduate course/)).toBeNull();
  });

  it('[X-01] a list that fails is said to, and the page stands', async () => {
    await visit('', json({ detail: 'It is broken' }, 418));
    expect(screen.getByText('There has been a problem fetching courses: It is broken')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Courses at the University of Bath');
  });

  it.each(['?page=0', '?sort=price', '?mode=%3Cscript%3E', '?page=x'])(
    '[R-23] what means nothing in the address (%s) is left out, with status 400',
    async (query) => {
      server.answer(byPath({ ...provider, '/api/v1/courses': json(rawCoursePage) }));
      expect((await serve(PATH + query, server.base)).statusCode).toBe(400);
      expect(asked().get('offset')).toBe('0');
    },
  );

  it('[B-06] a page after the last is not found', async () => {
    expect(errorOf(await visit('?page=3'))).toMatchObject({ status: 404 });
  });
});
