import { screen, within } from '@testing-library/react';
import {
  byPath,
  json,
  pageFound,
  rawBathInFull,
  rawStAndrews,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { rawCoursePage, rawOpenDay } from '../testing/fixtures';
import { errorOf, headOf, open } from '../testing/open';
import { part } from '../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

type Answers = Parameters<typeof byPath>[0];
const bath = json({ results: [rawBathInFull] });
const visit = (path: string, answers: Answers = {}) => {
  server.answer(byPath({ '/api/v1/institution': bath, ...answers }));
  return open(path, server.base);
};

describe('compact profile of a university', () => {
  it('shows address, rating, pay with its cohort, missing figures, and the distance [R-19] [C-17]', async () => {
    await visit('/explore/uni-detail/10007850?postcode=BA1', {
      '/api/v1/geocode-postcode': json({
        postcode: 'BA1',
        outcode: 'BA1',
        latitude: 51.38,
        longitude: -2.36,
        town: 'Bath',
      }),
    });
    const figures = part('In figures');
    expect(
      figures.getByText(/£31,000 after 15 months, the average of its subjects’ middle figures/),
    ).toBeVisible();
    expect(figures.getByText('Graduate Outcomes survey, 2021-22, about 1,240 graduates')).toBeVisible();
    expect(figures.getByText(/1\.4 miles from BA1, Bath/)).toBeVisible();
    expect(figures.getByText('Student survey (NSS)').nextElementSibling).toHaveTextContent('Not published');
    expect(figures.getByText(/^There has been a problem fetching provider status/)).toBeVisible();
    expect(part('Address and contact').getByText('BA2 7AY')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the full page' })).toHaveAttribute(
      'href',
      '/explore/unis/10007850/university-of-bath',
    );
  });

  it('shows the student survey as the figures page does, or why there is none [R-19]', async () => {
    const theme = { id: 'T1', name: 'Teaching on my course', percent: 91 };
    const survey = { themes: [theme], everywhere: [], people: 1_240, courses: 12, years: '2022-24' };
    const students = { survey, entry: null, earnings3: null, earnings5: null };
    const sentence = /^About “Teaching on my course”, 91% of final-year students’ answers were positive/;
    const full = { '/api/v1/institution': json({ results: [{ ...rawBathInFull, students }] }) };
    const { unmount } = await visit('/explore/uni-detail/10007850', full);
    expect(screen.getByText(sentence)).toHaveTextContent(
      'National Student Survey, by Discover Uni, 2022-24, 12 courses here, about 1,240 students',
    );
    unmount();
    const stats = await visit('/explore/unis/10007850/university-of-bath/stats', full);
    expect(screen.getByText(sentence)).toBeVisible();
    stats.unmount();
    const absences = { survey: 'too-few' };
    await visit('/explore/uni-detail/10007850', {
      '/api/v1/institution': json({ results: [{ ...rawBathInFull, absences }] }),
    });
    expect(screen.getByText('Student survey (NSS)').nextElementSibling).toHaveTextContent(
      'Withheld, too few answered',
    );
  });

  it('reports a failed postcode look-up at its field [X-07]', async () => {
    await visit('/explore/uni-detail/10007850?postcode=BA1');
    expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription(/cannot look up postcodes/);
  });

  it('returns not found for an unknown university [B-06]', async () => {
    const noProvider = { '/api/v1/institution': json({ results: [] }) };
    for (const path of ['/explore/uni-detail/99999999', '/explore/related/99999999']) {
      expect(errorOf(await visit(path, noProvider))).toMatchObject({ status: 404 });
    }
  });
});

describe('related universities', () => {
  it('shows reasons on each card, including the distance [R-14]', async () => {
    const page = await visit('/explore/related/10007850');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Teaches many of the same subjects');
    expect(card).toHaveTextContent('less than a mile away');
    expect(screen.getByRole('link', { name: /^Compare the University of Bath/ })).toHaveAttribute(
      'href',
      '/explore/compare?unis=10007850,10007803',
    );
    expect(headOf(page)).toMatchObject({ title: 'Universities like the University of Bath' });
  });

  it('says when there are no similar universities [R-14]', async () => {
    await visit('/explore/related/10007803', { '/api/v1/institution': json({ results: [rawStAndrews] }) });
    expect(screen.getByRole('heading', { name: 'Nothing is quite like it' })).toBeVisible();
  });
});

describe('spotlight', () => {
  const story = {
    objectID: 'bath-hill',
    title: 'Engineering on a hill',
    summary: 'A third of its courses.',
    body: 'Graduates **earn** well.',
    sample: true,
    notice: 'A sample of a promotion.',
    url: '/explore/spotlights/bath-hill/engineering-on-a-hill',
    image: '/tile.webp',
    institutionName: 'University of Bath',
    providerId: '10007850',
    theme: 'Engineering',
    subjects: ['Engineering'],
  };
  const PATH = '/explore/spotlights/bath-hill/engineering-on-a-hill';
  const found = (...records: object[]) => ({
    '/search/1/indexes/*/queries': json({ results: [pageFound(...records)] }),
  });

  it('shows first that it is promotion, then courses and open days [R-18]', async () => {
    const page = await visit(PATH, {
      ...found(story),
      '/api/v1/courses': json(rawCoursePage),
      '/api/v1/open-days/list': json([rawOpenDay]),
    });
    const label = screen.getByText(/^Promotion: a story about the University of Bath/);
    const title = screen.getByRole('heading', { level: 1, name: 'Engineering on a hill' });
    expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^A sample of a promotion\./)).toBeVisible();
    expect(headOf(page)).toMatchObject({ robots: 'noindex' });
    expect(headOf(page)).not.toHaveProperty('jsonLd');
    expect(part('Related courses at the University of Bath').getAllByRole('article')).toHaveLength(2);
    expect(within(part('Open days').getByRole('article')).getByText(/09:30 to 16:00/)).toBeVisible();
    expect(headOf(page).title).toBe('Promotion: Engineering on a hill');
  });

  it('renders the story without its provider [X-01]', async () => {
    await visit(PATH, { ...found(story), '/api/v1/institution': json({}, 418) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Engineering on a hill');
  });

  it('returns not found for an unknown story [B-06]', async () => {
    expect(errorOf(await visit(PATH, found()))).toMatchObject({ status: 404 });
    expect(errorOf(await visit('/explore/spotlights/%3Cb%3E/x', found(story)))).toMatchObject({
      status: 404,
    });
  });
});
