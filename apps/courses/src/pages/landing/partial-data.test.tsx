import { screen, within } from '@testing-library/react';
import { searching } from '@signpost/api-client/testing';
import { NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawCourse, rawOther, rawPlace } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { headOf, open, startCoursesApi, type Answers } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
});
afterAll(() => server.close());

const results = (page: object) => ({ results: Array.from({ length: 20 }, () => page) });
const EMPTY = { ...rawFound([]), facets: {} };
const visit = (query: string, page: object = rawFound([ID, rawOther.id]), answers: Answers = {}) => {
  server.use({
    '/search/1/indexes': results(page),
    '/api/v1/courses?courses=': { results: [rawCourse, rawOther] },
    ...answers,
  });
  return open(`/explore/courses${query}`, server.base);
};

describe('start of a course search', () => {
  it('says where saved and viewed courses will be when there are none [R-09]', async () => {
    await visit('');
    const saved = within(screen.getByRole('region', { name: 'Saved courses' }));
    expect(saved.getByText(/^Courses that you save show here/)).toBeVisible();
    expect(saved.getByRole('link', { name: 'Check your choices' })).toBeVisible();
    const viewed = within(screen.getByRole('region', { name: 'Recently viewed' }));
    expect(viewed.getByText(/^Courses that you look at show here/)).toBeVisible();
  });

  it('lists the five courses saved last, and leads to the check of all of them [R-09]', async () => {
    const courses = Array.from({ length: 6 }, (_, index) => ({
      ...{ id: `c${index}`, title: `Course ${index}`, url: `/explore/courses/c${index}/x` },
    }));
    setFavourites({ ...NO_FAVOURITES, courses });
    await visit('');
    const saved = within(screen.getByRole('region', { name: 'Saved courses' }));
    expect(saved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [5, 4, 3, 2, 1].map((index) => `Course ${index}`),
    );
    expect(saved.getByRole('link', { name: 'Check 6 saved courses' })).toBeVisible();
  });

  it('leaves out popular subjects that have no guide [R-09]', async () => {
    await visit('', { ...rawFound([]), facets: { subjects: { Alchemy: 9, 'Computer science': 4 } } });
    const popular = within(screen.getByRole('region', { name: 'Subjects with the most courses' }));
    expect(popular.queryByText('Alchemy')).toBeNull();
    expect(popular.getByRole('link', { name: /Computer science/ })).toBeVisible();
  });
});

describe('list of courses found', () => {
  it('shows ways to take one course in one row, each with its link, and counts them [R-09] [E-03]', async () => {
    const foundation = { ...rawCourse, id: rawOther.id, distinction: 'with foundation year' };
    await visit('?q=computing', rawFound([ID, rawOther.id]), {
      '/api/v1/courses?courses=': { results: [rawCourse, foundation] },
    });
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(1);
    expect(
      within(cards[0] as HTMLElement).getByRole('link', { name: 'with foundation year' }),
    ).toHaveAttribute('href', `/explore/courses/${rawOther.id}/computer-science`);
    expect(screen.getByText(/1 on this page is another way to take the same course/)).toBeVisible();
  });

  it('explains entrants’ points as the cards show them [R-09]', async () => {
    await visit('?q=computing');
    expect(screen.getByText(/UCAS Tariff points of the middle half of entrants/)).toBeInTheDocument();
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(/Entrants’ points\d/);
  });

  it('leaves out courses that are no longer listed [R-09]', async () => {
    await visit('?q=computing', rawFound([ID, rawOther.id]), {
      '/api/v1/courses?courses=': { results: [rawCourse] },
    });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('has distances only where the search service measured them [R-09]', async () => {
    const found = rawFound([ID, rawOther.id]);
    const [near, far] = found.hits;
    await visit('?postcode=BA1', { ...found, hits: [near, { ...far, _rankingInfo: undefined }] });
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('2 miles away');
    expect(second).not.toHaveTextContent('away');
    expect(screen.getByText(/nearest to BA1, Bath first/)).toBeVisible();
  });

  it('is measured from a place without a town by its postcode area [R-09]', async () => {
    await visit('?q=law&postcode=BA1', undefined, {
      '/api/v1/geocode-postcode': { ...rawPlace, town: null },
    });
    expect(screen.getByText(/measured from BA1$/)).toBeVisible();
  });

  it('compares no grades with points that are not published [R-09]', async () => {
    await visit('?grade=al.A', rawFound([rawOther.id]), {
      '/api/v1/courses?courses=': { results: [rawOther] },
    });
    expect(screen.getByRole('article')).not.toHaveTextContent('Your 48 points');
    expect(screen.getByText(/middle of entrants’ points was under 64 points/)).toBeVisible();
  });

  it('keeps a chosen filter that has no results, so that the form does not drop it [R-09]', async () => {
    await visit('?q=law&region=Wales');
    const region = within(screen.getByRole('group', { name: 'Region', hidden: true }));
    expect(region.getByRole('checkbox', { name: /Wales/, hidden: true })).toBeChecked();
  });

  it('names the subject and the page in its title [R-09]', async () => {
    const page = await visit('?subject=computer-science&page=2', rawFound([ID], 45));
    expect(headOf(page).title).toBe('Computer science courses, page 2');
  });
});

describe('a search without results', () => {
  it('offers to search without the radius, and to start again when nothing helps [R-09]', async () => {
    const first = await visit('?postcode=BA1&radius=5', EMPTY);
    expect(screen.getByRole('heading', { name: 'No course matches all of these' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/explore/courses');
    expect(screen.getByText(/Check the spelling, or try fewer words/)).toBeVisible();
    first.unmount();
    const answer = searching(({ requests }) => ({
      results: requests.map(({ aroundRadius }) => (aroundRadius === 'all' ? rawFound([ID], 7) : EMPTY)),
    }));
    await visit('?postcode=BA1&radius=5', EMPTY, { '/search/1/indexes': answer });
    expect(screen.getByRole('link', { name: 'Look at any distance: 7 courses' })).toHaveAttribute(
      'href',
      '/explore/courses?postcode=BA1',
    );
  });

  it('shortens very long words in its heading [R-09]', async () => {
    await visit(`?q=${'metaphysics+'.repeat(16)}`, EMPTY);
    const heading = screen.getByRole('heading', { name: /^Nothing matches/ });
    expect(heading.textContent.length).toBeLessThan(90);
  });
});
