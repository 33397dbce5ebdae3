import { screen, within } from '@testing-library/react';
import { ID } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { headOf, open, startCoursesApi, type Answers } from '../../testing/open';

const place = (median: number, people: number) => ({
  ...{ lowerQuartile: median - 5_000, median, upperQuartile: median + 5_000, people },
});
const PAY = {
  ...{ subject: 'CAH11-01-01', subjectName: 'computer science', subjectLevel: 3 },
  years3: { uk: place(34_000, 5_000), region: place(32_000, 400) },
  years5: { uk: place(40_000, 4_500), region: place(37_000, 350) },
};
/** The page of courses, and the count of subjects without the chosen one. */
const FOUND: Answers = { '/search/1/indexes': { results: [rawFound([ID]), rawFound([ID])] } };
const withPay = (results: readonly unknown[]): Answers => ({
  ...FOUND,
  '/api/v1/subject-pay': { subject: 'computer-science', region: 'South West', results },
});

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => server.use(withPay([PAY])));
afterAll(() => server.close());

const visit = (query = '') => open(`/explore/courses/near-home${query}`, server.base);
const part = (name: string) => within(screen.getByRole('region', { name }));
const QUERY = '?postcode=BA1+1AA&radius=50&subject=computer-science';
const PAY_HEADING = 'What graduates of Computer science earn';

describe('courses near home', () => {
  it('are those within the distance, with their own distance, and can be narrowed to a subject [R-37]', async () => {
    const page = await visit(QUERY);
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 course in Computer science within 50 miles of BA1, Bath, nearest first.',
    );
    expect(part('Computer science courses').getByText(/2 miles away/)).toBeVisible();
    expect(part('Subjects you could reach').getByRole('link', { name: /^Computer science/ })).toHaveAttribute(
      'href',
      '/explore/courses/near-home?postcode=BA1+1AA&radius=50&subject=computer-science',
    );
    expect(headOf(page)).toMatchObject({ canonical: '/explore/courses/near-home', robots: 'noindex' });
    expect(server.asked).toContain('GET /api/v1/subject-pay?subject=computer-science&region=South+West');
  });

  it('show pay in the region 3 and 5 years later beside the UK, with source and year [R-37]', async () => {
    await visit(QUERY);
    const pay = part(PAY_HEADING);
    expect(
      pay.getByText(
        '5 years on, the middle graduate in the South West earns £3,000 a year less than in the UK as a whole.',
      ),
    ).toBeVisible();
    const rows = pay.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'WhenThe South WestWhole UK',
      'After 3 years£32,000Middle half £27,000 to £37,000400 graduates£34,000Middle half £29,000 to £39,0005,000 graduates',
      'After 5 years£37,000Middle half £32,000 to £42,000350 graduates£40,000Middle half £35,000 to £45,0004,500 graduates',
    ]);
    expect(pay.getByText(/Tax records \(LEO\), by Discover Uni, 2025/)).toBeVisible();
  });

  it('say which pay is not published [R-37]', async () => {
    server.use(withPay([{ ...PAY, years3: { ...PAY.years3, region: null }, years5: null }]));
    const { unmount } = await visit(QUERY);
    const pay = part(PAY_HEADING);
    expect(pay.getByText(/^Pay in the South West is not published/)).toBeVisible();
    expect(pay.getAllByText('Not published')).toHaveLength(3);
    unmount();
    server.use(withPay([]));
    await visit(QUERY);
    expect(part(PAY_HEADING).getByText(/is not published after 3 and 5 years/)).toBeVisible();
  });

  it('stay when their pay cannot be loaded [R-37] [X-03]', async () => {
    server.use({ ...FOUND, '/api/v1/subject-pay': 500 });
    await visit(QUERY);
    expect(part(PAY_HEADING).getByText(/problem fetching subjects/)).toBeVisible();
    expect(part('Computer science courses').getByText(/2 miles away/)).toBeVisible();
  });

  it('name an invalid postcode, distance or subject, and lose nothing else [R-37] [X-07]', async () => {
    server.use({ '/api/v1/geocode-postcode': 400 });
    const { unmount } = await visit('?postcode=nowhere&radius=50&subject=computer-science');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a full postcode, such as BA2 7AY');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Courses near home' });
    expect(screen.getByLabelText('Your postcode')).toBeInvalid();
    expect(Object.fromEntries(new FormData(form))).toEqual({
      ...{ postcode: 'nowhere', radius: '50', subject: 'computer-science' },
    });
    unmount();
    server.use();
    await visit('?postcode=BA1+1AA&radius=far&subject=alchemy');
    const problem = screen.getByRole('alert');
    expect(problem).toHaveTextContent('Choose a distance between 1 and 600 miles.');
    expect(problem).toHaveTextContent('We do not know that subject.');
    expect(part('All courses').getByText(/2 miles away/)).toBeVisible();
  });

  it('begin with a form, and offer longer distances when there are none [R-37]', async () => {
    const { unmount } = await visit();
    expect(screen.getByLabelText('How far you would go')).toHaveDisplayValue('Within 25 miles');
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    server.use({ ...withPay([PAY]), '/search/1/indexes': { results: [rawFound([]), rawFound([])] } });
    await visit('?postcode=BA1+1AA&subject=computer-science');
    expect(screen.getByText('Nothing within 25 miles')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look within 50 miles' })).toHaveAttribute(
      'href',
      '/explore/courses/near-home?postcode=BA1+1AA&radius=50&subject=computer-science',
    );
    expect(screen.queryByText(ID)).toBeNull();
  });
});
