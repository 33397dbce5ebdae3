import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FAVOURITES, setFavourites, keepFunctionalConsent } from '@signpost/identity';
import { rememberCourse } from '../../device/recent-courses';
import { ID, rawCourse, rawOther } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { errorOf, headOf, open, startCoursesApi, type Answers } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
});
afterAll(() => server.close());

const FOUND: Answers = {
  '/search/1/indexes': { results: Array.from({ length: 6 }, () => rawFound([ID, rawOther.id], 45)) },
  '/api/v1/courses?courses=': { results: [rawOther, rawCourse] },
};
const visit = (query = '', answers: Answers = FOUND) => {
  server.use(answers);
  return open(`/explore/courses${query}`, server.base);
};

/** Time for the typing delay and a response on a slow machine. */
const SLOW = { timeout: 4000 };

/** Returns the query string that a browser without JavaScript sends for a GET form. */
const sentBy = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

describe('course landing page', () => {
  it('starts with a search form, popular subjects, and saved and viewed courses [R-09]', async () => {
    keepFunctionalConsent(true);
    rememberCourse({ id: ID, title: 'Biology', provider: 'University of Bath' });
    setFavourites({
      ...NO_FAVOURITES,
      courses: [{ id: 'c', title: 'Law, Bath', url: '/explore/courses/c/law' }],
    });
    await visit();
    expect(screen.getByRole('link', { name: /Computer science/ })).toHaveAttribute(
      'href',
      '/explore/courses?subject=computer-science',
    );
    expect(screen.getByRole('link', { name: 'Law, Bath' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Biology' })).toHaveAttribute(
      'href',
      `/explore/courses/${ID}/biology`,
    );
    expect(screen.getByRole('link', { name: 'Check 1 saved course' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    keepFunctionalConsent(false);
  });

  it('lists courses with options, points and pay, in search order [R-09] [E-03]', async () => {
    await visit('?q=computing');
    const [bath, standrews] = screen.getAllByRole('article');
    expect(bath).toHaveTextContent('University of Bath, Claverton Down');
    expect(bath).toHaveTextContent('2 options to choose from');
    expect(bath).toHaveTextContent('Entrants’ points128 to 1592022-23, 40 people');
    expect(bath).toHaveTextContent('Pay after 15 months£33,0002022-23, 40 people');
    expect(standrews).toHaveTextContent('Entrants’ pointsNot published');
    expect(standrews).toHaveTextContent('Pay after 15 monthsNot published');
    expect(screen.getByText('45 courses starting in 2027')).toBeVisible();
  });

  it('fetches the courses of a page in one batch by id [V-03] [C-04]', async () => {
    await visit('?q=computing');
    expect(server.asked.filter((call) => call.includes('/api/v1/courses'))).toEqual([
      `GET /api/v1/courses?courses=${ID}%2C${rawOther.id}&limit=2`,
    ]);
  });

  it('filters by subject, location, grades, mode and start, and removes each filter by a link [R-09]', async () => {
    await visit(
      '?subject=computer-science&postcode=BA1+1AA&radius=25&grade=al.A,al.A,al.A&studyMode=Full-time&start=2027',
    );
    const chips = within(screen.getByRole('list', { name: /filters that are on/i }));
    expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      'Remove filter: Computer science',
      'Remove filter: Within 25 miles of BA1 1AA',
      'Remove filter: Your 144 points',
      'Remove filter: Starts in 2027',
      'Remove filter: Full-time',
      'Clear all filters',
    ]);
    expect(chips.getByRole('link', { name: /Your 144 points/ })).toHaveAttribute(
      'href',
      '/explore/courses?subject=computer-science&filters=Full-time%7EstudyMode&postcode=BA1+1AA&radius=25&start=2027',
    );
    const [course] = screen.getAllByRole('article');
    expect(course).toHaveTextContent('2 miles away');
    expect(course).toHaveTextContent('Your 144 points are among those of the middle half of entrants.');
    expect(within(course as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/explore/courses/${ID}/computer-science?postcode=BA1+1AA&grade=al.A%2Cal.A%2Cal.A`,
    );
    expect(screen.getByText(/never a chance of entry/)).toBeVisible();
  });

  it('sends the chosen filters and keeps the other parameters without JavaScript [R-09] [B-01]', async () => {
    await visit('?q=computing&sort=salary&studyMode=Full-time');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters', hidden: true });
    const region = within(screen.getByRole('group', { name: 'Region', hidden: true }));
    await userEvent.click(region.getByRole('checkbox', { name: /London/, hidden: true }));
    expect(form).toHaveAttribute('action', '/explore/courses');
    expect(sentBy(form)).toContain('q=computing&sort=salary');
    expect(sentBy(form)).toContain('studyMode=Full-time&region=London');
  });

  it('suggests while typing, in a fixed order and under the active filters; failing suggestions leave the page unchanged [R-09]', async () => {
    const hit = (id: string, title: string, url = '/explore') => ({
      objectID: id,
      title,
      url,
      _highlightResult: { title: { value: title, matchLevel: 'full' } },
    });
    const page = (group: number, ...hits: object[]) => ({
      ...rawFound([]),
      hits,
      userData: [{ kind: 'understood', query: 'law', filters: [], matched: 'all', group }],
    });
    const results = [
      page(0, hit('law', 'Law')),
      page(2, hit('course-law-llb', 'Law LLB')),
      page(1, hit('10007165', 'University of Law', '/explore/unis/10007165/university-of-law')),
    ];
    await visit('?postcode=BA1+1AA');
    server.use({ ...FOUND, '/search/1/indexes': { results } });
    // A query by role is slow on a page with so many options.
    const box = () => screen.getByPlaceholderText('Course or subject');
    act(() => box().focus());
    await waitFor(() => expect(box()).toHaveAttribute('role', 'combobox'));
    expect(box()).toHaveFocus();
    await userEvent.type(box(), 'law');
    await screen.findByText('Law LLB', {}, SLOW);
    const options = [...document.querySelectorAll('a[role=option]')];
    expect(options.map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
      ['Law', '/explore/courses?subject=law&postcode=BA1+1AA'],
      ['Law LLB', '/explore/courses?q=Law+LLB&postcode=BA1+1AA'],
      ['University of LawAll its courses', '/explore/unis/10007165/university-of-law/courses'],
    ]);
    server.use({ ...FOUND, '/search/1/indexes': 400 });
    await userEvent.type(box(), 's');
    await screen.findByText('Suggestions are not available. You can still search.', {}, SLOW);
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });

  it('lists one year of entry, and links back from a year without courses [K-11]', async () => {
    await visit('?q=computing&start=2031');
    expect(screen.getByRole('heading', { name: 'Nothing matches “computing”' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Look at courses of any start: [\d,]+ course/ })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing',
    );
  });

  it('splits more than 20 results into pages with links; a page after the last is not found [R-09]', async () => {
    const page = await visit('?q=computing&page=2');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of courses' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing&page=3',
    );
    page.unmount();
    expect(errorOf(await visit('?q=computing&page=9'))).toMatchObject({ status: 404 });
  });

  it('reports the parts of an address that cannot be used [R-09]', async () => {
    await visit('?subject=alchemy&page=-1&grade=al.Z&filters=x~colour&sort=best');
    for (const message of [
      'We do not know that subject. It is left out.',
      'A page number is a whole number from 1. This is page 1.',
      'Some of the grades are none that we know. We left them out.',
      'There is no filter called “colour” here.',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
  });

  it('marks the link to the course search site as external [R-09]', async () => {
    const settings = { apiUrl: '', searchDomain: 'https://search.example', servicesDomain: '', embed: false };
    await visit('?q=law', { ...FOUND, '/api/settings': settings });
    expect(screen.getByText(/It is another site/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Search there \(another site\)/ })).toHaveAttribute(
      'href',
      'https://search.example/coursedisplay?searchTerm=law',
    );
  });

  it('lets subject pages be indexed, and pages with a query not [R-09]', async () => {
    expect(headOf(await visit('?subject=computer-science'))).toMatchObject({
      title: 'Computer science courses',
      canonical: '/explore/courses?subject=computer-science',
    });
    expect(headOf(await visit('?subject=computer-science'))).not.toHaveProperty('robots');
    expect(headOf(await visit('?q=law'))).toMatchObject({ robots: 'noindex' });
  });

  it('names the call that failed; failing popular subjects leave out only their part [X-01] [X-04]', async () => {
    expect(errorOf(await visit('?q=law', { ...FOUND, '/api/v1/courses?courses=': 400 }))).toMatchObject({
      status: 400,
      data: 'There has been a problem fetching courses: No',
    });
    expect(errorOf(await visit('?q=law', { ...FOUND, '/search/1/indexes': 400 }))).toMatchObject({
      data: expect.stringContaining('There has been a problem searching from Algolia') as string,
    });
    await visit('', { '/search/1/indexes': 400 });
    expect(screen.getByText(/There has been a problem searching from Algolia/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Find a course' })).toBeVisible();
  });
});
