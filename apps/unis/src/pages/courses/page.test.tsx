import { fireEvent, screen, within } from '@testing-library/react';
import { currentFavourites } from '@signpost/identity';
import {
  byPath,
  json,
  rawBathInFull,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { rawCourse, rawCoursePage } from '../../testing/fixtures';
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

describe('courses of a provider', () => {
  it('lists courses with entrants’ points and pay, the cohort of each figure, or that it is not published [R-23] [C-04]', async () => {
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

  it('shows ways to take one course as one row, and counts them [R-23]', async () => {
    const results = [
      rawCourse,
      { ...rawCourse, id: '0b1f7c7e-6d0c-4b0e-9a53-1c7a2a4e0009', distinction: 'with placement year' },
    ];
    await visit('', json({ ...rawCoursePage, results }));
    const rows = screen.getByRole('form', { name: 'Compare courses' }).querySelectorAll('li');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent('Also: with placement year');
    expect(screen.getByText(/^2 courses/)).toHaveTextContent(
      '2 courses. 1 on this page is another way to take the same course',
    );
  });

  it.each([
    [{ courseCount: 212, coursesPublished: 212 }, /^Every undergraduate course at/],
    [{ courseCount: 150, coursesPublished: 193 }, /^150 of the 193 undergraduate courses that/],
    [{ courseCount: 0, coursesPublished: 436 }, /^We do not have the titles/],
  ])('describes how many of its courses are listed: %j [R-23]', async (counts, description) => {
    const institution = json({ results: [{ ...rawBathInFull, ...counts }] });
    server.answer(byPath({ '/api/v1/institution': institution, '/api/v1/courses': json(rawCoursePage) }));
    expect(headOf(await open(PATH, server.base)).description).toMatch(description);
  });

  it('requests subject, qualification, mode, words, order and page from the API [R-23]', async () => {
    const page = await visit(
      '?subject=computer-science&qualification=BSc+(Hons)&mode=full-time&q=robots&sort=salary',
    );
    expect(Object.fromEntries(asked())).toMatchObject({
      subjectGuides: 'computer-science',
      scheme: 'undergraduate',
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

  it.each([
    'filters=Computer+science_computer-science~subject',
    'filters=Computing_computer-science~subject',
    'filters=Computer+science~subject',
    'subject=computer-science',
  ])('knows the subject of %s by its id or name, and writes both [R-23] [B-01]', async (query) => {
    const list: Parameters<TestApi['answer']>[0] = (request, response) =>
      (request.url?.includes('subjectGuides=Computer+science')
        ? json({ title: 'Bad Request', errors: [{ field: 'subjectGuides', message: 'no' }] }, 400)
        : json(rawCoursePage))(request, response);
    server.answer(byPath({ ...provider, '/api/v1/courses': list }));
    const { statusCode } = await serve(`${PATH}?${query}&filters=Full-time_full-time~mode`, server.base);
    expect(statusCode).toBe(200);
    await open(`${PATH}?${query}&filters=Full-time_full-time~mode`, server.base);
    const last = new URL(
      server.asked.findLast((call) => call.includes('/courses?'))?.split(' ')[1] ?? '',
      server.base,
    );
    expect(last.searchParams.get('subjectGuides')).toBe('computer-science');
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getByRole('link', { name: 'Remove filter: Full-time' })).toHaveAttribute(
      'href',
      `${PATH}?filters=Computer+science_computer-science%7Esubject`,
    );
    expect(screen.getByRole('checkbox', { name: /^Computer science/, hidden: true })).toBeChecked();
  });

  it.each([
    ['filters=Alchemy~subject', '“Alchemy” is not a subject we know.'],
    ['filters=x~colour', 'There is no filter called “colour” here.'],
    ['filters=nonsense', 'We could not read the filter “nonsense”.'],
  ])(
    'names what it cannot use of %s, with status 400, and lists the courses [R-23] [B-01]',
    async (query, message) => {
      server.answer(byPath({ ...provider, '/api/v1/courses': json(rawCoursePage) }));
      expect((await serve(`${PATH}?${query}`, server.base)).statusCode).toBe(400);
      await visit(`?${query}`);
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByText(/^2 courses/)).toBeVisible();
    },
  );

  it('shows filters understood from the query, and searches for the exact words on request [R-23]', async () => {
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

  it('suggests fewer filters here, and all universities, when nothing is found [R-23]', async () => {
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

  it('says when the list has only part of the provider’s courses [R-23]', async () => {
    const part = { ...rawBathInFull, courseCount: 212, coursesPublished: 300 };
    const some = json({ ...rawCoursePage, total: 212 });
    server.answer(byPath({ '/api/v1/institution': json({ results: [part] }), '/api/v1/courses': some }));
    await open(PATH, server.base);
    expect(screen.getByText('212 courses')).toBeVisible();
    expect(screen.getByText(/We have 212 of its 300 undergraduate courses\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /own website/ })).toBeVisible();
  });

  it('compares selected courses by a form, and saves them together [R-23]', async () => {
    await visit();
    for (const box of screen.getAllByRole('checkbox', { name: /^Choose/ })) fireEvent.click(box);
    expect(screen.getByRole('button', { name: 'Compare 2 courses' })).toHaveAttribute('type', 'submit');
    fireEvent.click(screen.getByRole('button', { name: 'Save 2 courses' }));
    expect(screen.getByRole('button', { name: /Saved Computer Science/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Saved Fine Art/ })).toBeVisible();
    expect(currentFavourites().courses.map(({ title }) => title)).toContain('Fine Art, University of Bath');
    expect(screen.getByRole('form', { name: 'Compare courses' })).toHaveAttribute(
      'action',
      '/explore/compare',
    );
  });

  it('shows the number of courses and a link when our list has none of them [R-23]', async () => {
    await visit('', json({ ...rawCoursePage, results: [], total: 0 }));
    expect(screen.getByRole('heading', { name: 'Its courses are not on our list yet' })).toBeVisible();
    expect(screen.getByText(/Discover Uni counts \d+ courses here/)).toHaveTextContent('its own website');
    expect(screen.queryByText(/name no undergraduate course/)).toBeNull();
  });

  it('reports a failed list and renders the page [X-01]', async () => {
    await visit('', json({ detail: 'It is broken' }, 418));
    expect(screen.getByText('There has been a problem fetching courses: It is broken')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Courses at the University of Bath');
  });

  it.each(['?page=0', '?sort=price', '?mode=%3Cscript%3E', '?page=x'])(
    'leaves out an invalid parameter (%s) with status 400 [R-23]',
    async (query) => {
      server.answer(byPath({ ...provider, '/api/v1/courses': json(rawCoursePage) }));
      expect((await serve(PATH + query, server.base)).statusCode).toBe(400);
      expect(asked().get('offset')).toBe('0');
    },
  );

  it('returns not found for a page after the last [B-06]', async () => {
    expect(errorOf(await visit('?page=3'))).toMatchObject({ status: 404 });
  });
});
