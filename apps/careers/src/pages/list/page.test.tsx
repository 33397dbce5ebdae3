import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentFavourites, NO_FAVOURITES, setFavourites, startAssessment } from '@signpost/identity';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
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

const LIST = '/explore/career-list';
const visit = (query = '', changes: Parameters<typeof careersApiAnswers>[0] = {}) => {
  server.answer(careersApiAnswers(changes));
  return open(LIST + query, server.base);
};
const titles = () =>
  within(screen.getByRole('region', { name: /^Careers/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('career list', () => {
  it('starts with links to the categories and requests no careers [R-04] [E-05]', async () => {
    await visit();
    expect(screen.getByRole('link', { name: 'Technology' })).toHaveAttribute(
      'href',
      `${LIST}?filters=Technology_technology%7Ecategory`,
    );
    expect(screen.getByText('2 careers')).toBeVisible();
    expect(server.asked).toEqual(['GET /api/v1/emsi/categories']);
  });

  it.each([
    '?category=technology',
    '?filters=Technology_technology~category',
    '?filters=Tech_technology~category',
    '?filters=Technology~category',
  ])('shows a category’s careers from A to Z, and its pathways: %s [R-04] [E-07] [B-01]', async (query) => {
    const page = await visit(query);
    expect(screen.getByRole('heading', { level: 1, name: 'Technology' })).toBeVisible();
    expect(titles()).toEqual(['Software developer', 'Software tester']);
    const paths = within(screen.getByRole('region', { name: 'Paths through this work' }));
    expect(paths.getByRole('link', { name: 'Software' })).toHaveAttribute(
      'href',
      '/explore/career-path/12.software',
    );
    expect(headOf(page).canonical).toBe(`${LIST}?filters=Technology_technology%7Ecategory`);
  });

  it.each([
    ['title', ['Artist', 'Software developer', 'Software tester']],
    ['pay', ['Software developer', 'Software tester', 'Artist']],
  ])('sorts by %s, with unpublished pay last and never zero [R-04]', async (sort, order) => {
    await visit(`?sort=${sort}`);
    expect(titles()).toEqual(order);
    expect(screen.getByText('Pay: too unreliable to use')).toBeVisible();
  });

  it('links to the quiz when sorted by match without a quiz [R-04]', async () => {
    await visit('?sort=match');
    expect(screen.getByRole('heading', { name: 'See which careers fit you' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Take the career quiz' })).toHaveLength(2);
  });

  it('sorts by match with the quiz on the device, with percent and reasons [R-04] [E-23]', async () => {
    await visit('?sort=match');
    act(() => startAssessment(new URLSearchParams(`assessmentId=${QUIZ_ID}`)));
    expect(screen.getByText('Loading your matches')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Software tester', 'Software developer', 'Artist']));
    const [first] = screen.getAllByRole('article');
    expect(first?.parentElement).toHaveTextContent('91% match');
    expect(first).toHaveTextContent('+24 about finding out, like you');
  });

  it('uses the quiz in the address without JavaScript and keeps it in links [R-04] [B-10]', async () => {
    const page = await visit(`?sort=match&assessmentId=${QUIZ_ID}`);
    expect(titles()[0]).toBe('Software tester');
    expect(screen.getByRole('link', { name: 'Highest pay' })).toHaveAttribute(
      'href',
      `${LIST}?sort=pay&assessmentId=${QUIZ_ID}`,
    );
    expect(headOf(page)).toMatchObject({ canonical: `${LIST}?sort=match`, robots: 'noindex' });
  });

  it('explains that a quiz with equal answers matches nothing [R-04]', async () => {
    const results = `assessment/results/${QUIZ_ID}`;
    await visit(`?sort=match&assessmentId=${QUIZ_ID}`, { [results]: json({ data: rawResults(true) }) });
    expect(screen.getByRole('heading', { name: 'No career fits you better than another' })).toBeVisible();
  });

  it('leaves out only the matches when quiz results fail to load [X-01] [R-04]', async () => {
    const results = `assessment/results/${QUIZ_ID}`;
    await visit(`?sort=title&assessmentId=${QUIZ_ID}`, { [results]: json({ detail: 'No' }, 500) });
    expect(screen.getByText(/a problem fetching assessment results: No/)).toBeVisible();
    expect(titles()).toHaveLength(3);
  });

  it('saves a career from its card [R-04] [E-14]', async () => {
    await visit('?sort=title');
    await userEvent.click(screen.getByRole('button', { name: 'Save Artist' }));
    expect(currentFavourites().careerCareers).toMatchObject([{ id: '3411', title: 'Artist' }]);
  });

  it.each([
    '?sort=colour',
    '?category=%3Cb%3E',
    '?filters=Magic_magic~category',
    '?filters=x~colour',
    '?page=x',
  ])('reports an invalid part of the address: %s [R-04]', async (query) => {
    server.answer(careersApiAnswers());
    expect((await serve(LIST + query, server.base)).statusCode).toBe(400);
    await visit(query);
    expect(screen.getByText('We could not use part of this address')).toBeVisible();
  });

  it('has no page after the last [B-06] [R-04]', async () => {
    expect(errorOf(await visit('?sort=title&page=9'))).toMatchObject({
      status: 404,
      data: `Page Not Found: ${LIST}?sort=title&page=9`,
    });
  });
});

describe('career list errors', () => {
  const no = json({ detail: 'No' }, 404);

  it.each([
    ['', 'categories', 'categories', 'Take the career quiz'],
    ['?sort=pay', 'careers/england', 'careers', 'By category'],
    ['?category=technology', 'careers/england', 'careers', 'Software'],
    ['?category=technology', 'pathways', 'pathways', 'Software developer'],
  ])(
    'at %j leaves out only what %s tells when it fails [X-01] [R-04]',
    async (query, path, subject, link) => {
      const page = await visit(query, { [path]: no });
      expect(errorOf(page)).toBeUndefined();
      expect(screen.getAllByText(new RegExp(`There has been a problem .*${subject}`))[0]).toBeVisible();
      expect(screen.getAllByRole('link', { name: new RegExp(`^${link}`) })[0]).toBeVisible();
    },
  );

  it('from A to Z is complete when the categories fail [X-01] [R-04]', async () => {
    await visit('?sort=title', { categories: no });
    expect(titles()).toHaveLength(3);
    expect(screen.queryByText(/a problem/)).not.toBeInTheDocument();
  });

  it('shows the reason when a category cannot be fetched [X-01]', async () => {
    expect(errorOf(await visit('?category=technology', { categories: no }))).toMatchObject({
      status: 404,
      data: 'There has been a problem fetching categories: No',
    });
  });
});
