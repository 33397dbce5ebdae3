import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ADDRESSES, setSiteAddresses } from '@signpost/api-client/base';
import { keepFunctionalConsent, NO_FAVOURITES, postcodeCache, setFavourites } from '@signpost/identity';
import { rememberCourse } from '../../device/recent-courses';
import { ID, rawCourse, rawOther, rawPlace } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { type Answers, errorOf, handleOf, headOf, open, startCoursesApi } from '../../testing/open';
import { myGrades } from '@signpost/identity/my-grades';
import { searching } from '@signpost/api-client/testing';

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
      '/explore/courses?filters=Computer+science_computer-science%7Esubjects',
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
    expect(screen.getByText('45 courses')).toBeVisible();
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
      '/explore/courses?filters=Computer+science_computer-science%7Esubjects&filters=Full-time%7EstudyMode&postcode=BA1+1AA&radius=25&start=2027',
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

  it.each([
    'subject=computer-science',
    'filters=Computer+science_computer-science~subjects',
    'filters=Computing_computer-science~subjects',
    'filters=Computer+science~subjects',
  ])('finds the same courses by %s [R-09] [B-01]', async (query) => {
    const page = await visit(`?${query}`);
    expect(headOf(page)).toMatchObject({
      title: 'Computer science courses',
      canonical: '/explore/courses?filters=Computer+science_computer-science%7Esubjects',
    });
    expect(screen.getByRole('combobox', { name: 'Subject', hidden: true })).toHaveValue('computer-science');
    expect(screen.queryByText('We could not use part of this address')).toBeNull();
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
    await screen.findByText('Law LLB');
    const options = [...document.querySelectorAll('a[role=option]')];
    expect(options.map((option) => [option.textContent, option.getAttribute('href')])).toEqual([
      ['Law', '/explore/courses?filters=Law_law%7Esubjects&postcode=BA1+1AA'],
      ['Law LLB', '/explore/courses?q=Law+LLB&postcode=BA1+1AA'],
      ['University of LawAll its courses', '/explore/unis/10007165/university-of-law/courses'],
    ]);
    server.use({ ...FOUND, '/search/1/indexes': 400 });
    await userEvent.type(box(), 's');
    await screen.findByText('Suggestions are not available. You can still search.');
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
    setSiteAddresses({ ...NO_ADDRESSES, courseSearch: 'https://search.example' });
    await visit('?q=law');
    setSiteAddresses(NO_ADDRESSES);
    expect(screen.getByText(/It is another site/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Search there \(another site\)/ })).toHaveAttribute(
      'href',
      'https://search.example/coursedisplay?searchTerm=law',
    );
  });

  it('lets subject pages be indexed, and pages with a query not [R-09]', async () => {
    expect(headOf(await visit('?subject=computer-science'))).toMatchObject({
      title: 'Computer science courses',
      canonical: '/explore/courses?filters=Computer+science_computer-science%7Esubjects',
    });
    expect(headOf(await visit('?subject=computer-science'))).not.toHaveProperty('robots');
    expect(headOf(await visit('?q=law'))).toMatchObject({ robots: 'noindex' });
  });

  it('names the call that failed; failing popular subjects leave out only their part [X-01] [X-04] [X-09]', async () => {
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
    expect(handleOf(await visit('')).middleware).toEqual(['subjects']);
    expect(errorOf(await visit('', { ...FOUND, '/api/v1/subjects': 404 }))).toMatchObject({
      status: 404,
      data: 'There has been a problem fetching subjects: No',
    });
  });

  it('is rendered without the place of a postcode [X-07]', async () => {
    await visit('?postcode=BA1', { ...FOUND, '/api/v1/geocode-postcode': 418 });
    expect(screen.getAllByText(/^We cannot look up postcodes at the moment/)[0]).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('points of a search', () => {
  it.each([
    ['al.A*,al.A*,al.A*', 'Your 168 points are more than the middle half of entrants had.'],
    ['al.C,al.C,al.C', 'Your 96 points are fewer than the middle half of entrants had.'],
  ])('compares the points of %s with those of entrants [R-09]', async (grades, words) => {
    server.use({});
    await open(`/explore/courses?grade=${grades}`, server.base);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(words);
  });

  it('compares the points of the grades on the device when the search has none [R-09]', async () => {
    server.use({});
    myGrades.write(['al.A*', 'al.A*', 'al.A*']);
    await open('/explore/courses?q=computing', server.base);
    expect((await screen.findAllByText(/^Your 168 points are more than/))[0]).toBeVisible();
    myGrades.clear();
  });
});

describe('ways in of entrants', () => {
  const waysIn = {
    ...{ people: 25, years: '2023-24' },
    shares: [
      { name: 'Access course', percent: 20 },
      { name: 'Foundation course', percent: 5 },
    ],
  };

  beforeEach(() => {
    const found = rawFound([ID]);
    const hits = found.hits.map((hit) => ({ ...hit, waysIn }));
    const facets = { ...found.facets, wayIn: { 'Access course': 9, 'No formal qualifications': 4 } };
    const page = { ...found, hits, facets };
    server.use({ '/search/1/indexes': { results: [page, page] } });
  });

  it('a filter finds courses that took in people from Access courses, with the numbers and years [R-09] [E-03]', async () => {
    await open('/explore/courses?wayIn=Access+course', server.base);
    const [course] = screen.getAllByRole('article');
    expect(course).toHaveTextContent('Access course: 20% of about 25 entrants, 2023-24');
    expect(course).not.toHaveTextContent('Foundation course');
    expect(screen.getByText(/The publisher gives no share for BTECs or for T levels/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Access course/, hidden: true })).toBeChecked();
  });

  it('courses have no such numbers without the filter [R-09] [E-03]', async () => {
    await open('/explore/courses?q=law', server.base);
    expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('Access course');
    expect(screen.queryByText(/BTECs or for T levels/)).toBeNull();
  });
});

describe('filters understood from the query', () => {
  const CARDIFF = {
    attribute: 'town',
    value: 'Cardiff',
    label: 'In Cardiff',
    text: 'in cardiff',
    without: 'computing',
  };
  const understood = (more: object = {}) => ({
    userData: [{ kind: 'understood', query: 'computing', filters: [CARDIFF], matched: 'all', ...more }],
  });
  const visit = (query: string, answer: object) => {
    server.use({
      '/search/1/indexes': {
        results: Array.from({ length: 20 }, () => ({ ...rawFound([ID], 1), ...answer })),
      },
      '/api/v1/courses?courses=': { results: [rawCourse] },
    });
    return open(`/explore/courses${query}`, server.base);
  };
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

  it('shows them as removable chips, and can search for the exact words [R-09]', async () => {
    await visit('?q=computing+in+cardiff&studyMode=Full-time', understood());
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getByRole('link', { name: 'Remove filter: In Cardiff' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing&filters=Full-time%7EstudyMode',
    );
    expect(screen.getByRole('link', { name: 'Search for exactly “computing in cardiff”' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing+in+cardiff&exact=1&filters=Full-time%7EstudyMode',
    );
  });

  it('says when only most words were found, and offers another spelling [R-09]', async () => {
    await visit('?q=computing', understood({ filters: [], matched: 'most', suggestion: 'computer' }));
    expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
    expect(screen.getByRole('link', { name: '“computer”' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computer',
    );
  });

  it('links back from an exact search, which a new search does not keep [R-09]', async () => {
    await visit('?q=computing&exact=1', {});
    expect(screen.getByRole('link', { name: 'Search the usual way' })).toHaveAttribute(
      'href',
      '/explore/courses?q=computing',
    );
    const box = screen.getByRole('search', { name: 'Course or subject' });
    expect(new FormData(box as HTMLFormElement).has('exact')).toBe(false);
  });

  it('offers other kinds that match the words, and pages without the words, when nothing is found [R-09]', async () => {
    await visit('?q=computing&studyMode=Full-time', { ...understood(), hits: [], nbHits: 0, nbPages: 0 });
    expect(links()).toContain('Start again');
    expect(screen.getByRole('list', { name: 'Look around' })).toBeVisible();
  });
});

describe('own place', () => {
  const place = {
    postcode: 'BA2 7AY',
    outcode: 'BA2',
    town: 'Bath',
    region: 'South West',
    country: 'England',
  };

  beforeEach(() => {
    localStorage.clear();
    keepFunctionalConsent(true);
    postcodeCache.write('BA2 7AY', { lat: 51.37, lng: -2.29, place });
    const found = rawFound([ID]);
    const hits = found.hits.map((hit) => ({ ...hit, _rankingInfo: undefined }));
    server.use({
      '/search/1/indexes': {
        results: [
          { ...found, hits },
          { ...found, hits },
        ],
      },
    });
  });

  afterEach(() => keepFunctionalConsent(false));

  it('courses show how far they are from the postcode on the device, with an order by it [R-09] [S-11]', async () => {
    await open('/explore/courses?subject=computer-science', server.base);
    expect(await screen.findByText(/Claverton Down, 1.3 miles away$/)).toBeVisible();
    expect(screen.getByRole('option', { name: 'Nearest to BA2 7AY' })).toBeInTheDocument();
  });

  it('a course shows how far its places are from the postcode on the device [R-10] [S-11]', async () => {
    await open(`/explore/courses/${ID}/computer-science`, server.base);
    expect(await screen.findByText('1.3 miles from BA2 7AY, in a straight line')).toBeVisible();
  });
});

describe('with little found', () => {
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
});
