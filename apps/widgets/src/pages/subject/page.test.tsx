import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  byPath,
  json,
  rawBath,
  rawCoursesAt,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { graphOf, rawStatement, rawSubject, rawSubjects } from '../../testing/fixtures';
import { errorOf, handleOf, headOf, open, statusOf } from '../../testing/open';

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

beforeEach(() => void setFavourites(NO_FAVOURITES));

const PATH = '/explore/subjects/computer-science';

const WIDGET = '/subject-widget?subject=computer-science';
const MATHEMATICS = '/subject-widget?subject=mathematics';

const answers = (...guides: readonly object[]) => ({
  '/graphql': json(graphOf('subjectGuides', ...guides)),
  '/api/v1/subjects': json(rawSubjects),
  '/api/v1/article': json({ posts: [rawStatement] }),
});

const visit = (path = PATH, answer: Parameters<typeof byPath>[0] = answers(rawSubject)) => {
  server.answer(byPath(answer));
  return open(path, server.base);
};

const part = (name: string) => within(screen.getByRole('region', { name }));

describe.each([PATH, WIDGET])('subject guide at %s', (address) => {
  it('shows the subject, graduate pay and related careers [R-32] [R-33] [E-11]', async () => {
    await visit(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Computer science' })).toBeVisible();
    expect(screen.getByText(rawSubject.summary)).toBeVisible();
    const pay = part('What graduates earn');
    expect(pay.getByText('£31,400')).toBeVisible();
    expect(pay.getByText(/Graduate Outcomes survey.*2025 collection, about 8,945 graduates/)).toBeVisible();
    const rows = part('Careers it can lead to').getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Software developer£54,669');
    expect(rows[2]).toHaveTextContent('AnalystNot published');
    expect(
      part('Writing your personal statement').getByRole('link', { name: rawStatement.title }),
    ).toHaveAttribute('href', rawStatement.url);
    expect(part('What you study and need').getByText('Debugging')).toBeVisible();
  });

  it('shows withheld pay as not published, never zero [R-32] [R-33]', async () => {
    await visit(address, answers({ ...rawSubject, salary: null }));
    expect(part('What graduates earn').getByText('Not published')).toBeVisible();
    expect(screen.queryByText('£0')).toBeNull();
  });

  it('shows the highest pay of at least 50 graduates at several providers, and two of one provider only when there are no others [R-32] [R-33]', async () => {
    const [one, other] = ['10007850', '10007795'];
    await visit(address, {
      ...answers(rawSubject),
      '/api/v1/courses': json(rawCoursesAt(one, one, one, one, other)),
    });
    const titles = part('Courses with the highest pay').getAllByRole('article');
    const names = titles.map((course) => within(course).getByRole('heading').textContent);
    expect(names).toEqual(['1', '2', '3', '5']);
    expect(server.asked.find((call) => call.includes('/api/v1/courses'))).toContain('minPeople=50');
  });

  it('says when no pay is based on at least 50 graduates [R-32] [R-33]', async () => {
    await visit(address, { ...answers(rawSubject), '/api/v1/courses': json(rawCoursesAt()) });
    expect(part('Courses with the highest pay').queryByRole('article')).toBeNull();
    expect(part('Courses with the highest pay').getByText(/no pay of at least 50 graduates/)).toBeVisible();
  });

  it('says when there is no statement guide, and leaves out lists that are empty [R-32] [R-33]', async () => {
    const bare = { ...rawSubject, skills: [], helpfulSubjects: [], careers: [], subjectMap: ['Alchemy'] };
    await visit(address, { ...answers(bare), '/api/v1/article': json({ posts: [] }) });
    expect(
      part('Writing your personal statement').getByText(/There is no guide for this subject/),
    ).toBeVisible();
    expect(part('What you study and need').getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(part('Careers it can lead to').getByText(/No careers are named/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Related subjects' })).toBeNull();
  });

  it('shows a course’s award, points and pay, or says that they are not published [R-32] [R-33] [E-03]', async () => {
    const [raw] = rawCoursesAt('10007850').results;
    const bare = {
      ...raw,
      id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0009',
      title: 'B',
      salary: null,
      tariff: null,
    };
    await visit(address, {
      ...answers(rawSubject),
      '/api/v1/courses': json({ ...rawCoursesAt('10007850'), total: 2, results: [raw, bare] }),
    });
    const [, second] = part('Courses with the highest pay').getAllByRole('article');
    expect(second).toHaveTextContent('Entrants’ points: not published');
    expect(second).toHaveTextContent('Graduate pay: not published');
    expect(screen.getByRole('link', { name: 'Search all courses in Computer science' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=Computer+science',
    );
  });

  it('renders a very long title and markup in texts as text [R-32] [R-33]', async () => {
    const title = `${'Computer science and '.repeat(20)}<b>more</b>`;
    const { container } = await visit(address, answers({ ...rawSubject, title, summary: '<i>x</i>' }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(container.querySelector('b, i')).toBeNull();
  });

  it('leaves out only statement guides when these fail [X-01]', async () => {
    await visit(address, { ...answers(rawSubject), '/api/v1/article': json({}, 418) });
    expect(part('Writing your personal statement').getByText(/problem fetching articles/)).toBeVisible();
    expect(part('What graduates earn').getByText('£31,400')).toBeVisible();
  });

  it('leaves out only courses when these fail; a failing guide fails the page [X-01]', async () => {
    const opened = await visit(address);
    expect(
      part('Courses with the highest pay').getByText(/There has been a problem fetching courses/),
    ).toBeVisible();
    opened.unmount();
    expect(errorOf(await visit(address, { ...answers(), '/graphql': json({}) }))).toMatchObject({
      status: 502,
      data: 'There has been a problem fetching subjects: Error parsing response',
    });
  });
});

it('is saved on this device, and has breadcrumbs, one canonical address and its route’s name [R-33] [B-03]', async () => {
  const page = await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Save Computer science' }));
  expect(currentFavourites().subjects).toEqual([
    { id: 'computer-science', title: 'Computer science', url: PATH },
  ]);
  expect(handleOf(page).name).toBe('subject-widgets');
  const head = headOf(page);
  expect(head).toMatchObject({ canonical: PATH, jsonLd: [{ '@type': 'BreadcrumbList' }] });
  expect(head.robots).toBeUndefined();
  expect(part('Related subjects').getByRole('link', { name: 'Mathematics' })).toHaveAttribute(
    'href',
    '/explore/subjects/mathematics',
  );
});

it('has no page chrome in a frame, and stores nothing [R-32]', async () => {
  const page = await visit(WIDGET);
  expect(handleOf(page)).toMatchObject({ chrome: 'none' });
  expect(handleOf(page).crumbs).toBeUndefined();
  expect(headOf(page)).toMatchObject({ canonical: PATH, robots: 'noindex' });
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Open this guide/ })).toHaveAttribute('href', PATH);
});

it.each([
  ['/explore/subjects/alchemy', 404, 'We have no guide to that subject', '/explore/subjects/mathematics', 1],
  ['/subject-widget?subject=alchemy', 404, 'We have no guide to that subject', MATHEMATICS, 0],
  ['/subject-widget?subject=%3Cscript%3E', 404, 'We have no guide to that subject', MATHEMATICS, 0],
  ['/subject-widget?subject=', 200, 'Choose a subject', MATHEMATICS, 0],
  ['/subject-widget', 200, 'Choose a subject', MATHEMATICS, 0],
])(
  '%s answers %i with a list of subjects, not indexed [R-32] [R-33]',
  async (path, status, title, href, searches) => {
    const page = await visit(path, answers());
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(part('All subjects').getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', href);
    expect(screen.queryAllByRole('search')).toHaveLength(searches);
    expect(headOf(page).robots).toBe('noindex');
    expect(await statusOf(path, server.base)).toBe(status);
  },
);

describe('universities nearby', () => {
  const place = {
    postcode: 'BA2 7AY',
    outcode: 'BA2',
    latitude: 51.36,
    longitude: -2.37,
    town: 'Bath',
    region: 'South West',
    country: 'England',
  };

  const providers = json({
    total: 112,
    offset: 0,
    limit: 8,
    results: [{ ...rawBath, distance: 1.24, matchingCourses: 7 }],
  });

  const visit = (query: string, more: Parameters<typeof byPath>[0] = {}) => {
    server.answer(
      byPath({
        '/graphql': json(graphOf('subjectGuides', rawSubject)),
        '/api/v1/subjects': json(rawSubjects),
        '/api/v1/article': json({ posts: [rawStatement] }),
        '/api/v1/unis-by-subject': providers,
        '/api/v1/geocode-postcode': json(place),
        ...more,
      }),
    );
    return open(`${PATH}${query}`, server.base);
  };

  const part = () => within(screen.getByRole('region', { name: 'Where you can study it' }));
  const asked = () => server.asked.find((call) => call.includes('unis-by-subject'));

  it('says how many universities teach the subject, and leads to them all [C-16] [R-33]', async () => {
    await visit('');
    expect(part().getByText(/112 universities here teach Computer science/)).toBeVisible();
    expect(part().getByRole('link', { name: 'See them all' })).toHaveAttribute(
      'href',
      '/explore/unis?subject=computer-science',
    );
    expect(part().queryByRole('list')).toBeNull();
  });

  it('lists those nearest to a postcode with their distance [C-16] [C-17]', async () => {
    await visit('?postcode=BA2+7AY');
    expect(asked()).toContain('subjects=computer-science&lat=51.36&lng=-2.37');
    const list = part().getByRole('list', { name: /Nearest to BA2, Bath/ });
    expect(within(list).getByRole('link', { name: `${rawBath.name}, 1.2 miles` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/explore\/unis\/10007850\//),
    );
    expect(part().getByLabelText('Your postcode')).toHaveValue('BA2 7AY');
  });

  it('reports a postcode that does not exist at its field, and still says how many teach it [X-07]', async () => {
    await visit('?postcode=ZZ99+9ZZ', { '/api/v1/geocode-postcode': json({ detail: 'No' }, 404) });
    expect(part().getByText(/We cannot find that postcode/)).toBeVisible();
    expect(part().getByText(/112 universities/)).toBeVisible();
  });

  it('leaves out only this part when it cannot be loaded [X-01]', async () => {
    await visit('', { '/api/v1/unis-by-subject': json({}, 418) });
    expect(part().getByText(/problem fetching uni subjects/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer science' })).toBeVisible();
  });

  it('is not asked for when there is no guide to the subject [V-02]', async () => {
    await visit('', { '/graphql': json(graphOf('subjectGuides')) });
    expect(asked()).toBeUndefined();
  });
});
