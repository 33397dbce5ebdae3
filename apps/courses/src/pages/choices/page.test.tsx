import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawCourse, rawOther } from '../../testing/fixtures';
import { errorOf, open, startCoursesApi } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
  server.use({ '/api/v1/courses?courses=': { results: [rawCourse, rawOther] } });
});
afterAll(() => server.close());

const visit = (query = '') => open(`/explore/courses/choices${query}`, server.base);

describe('choices checker', () => {
  it('checks the courses in its address and shows the application deadlines with their time [R-09] [V-14]', async () => {
    await visit(`?courses=${ID},${rawOther.id}`);
    expect(screen.getByText('These can go in one application')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Take out Computer Science, BSc (Hons), University of Bath' }),
    ).toHaveAttribute('href', `/explore/courses/choices?courses=${rawOther.id}`);
    const dates = within(screen.getByRole('region', { name: 'When to apply' }));
    expect(dates.getByText('13 Jan 2027, 18:00')).toBeVisible();
    expect(dates.getByText('Computer Science, University of St Andrews')).toBeVisible();
  });

  it('starts from the items saved on the device [R-09] [E-14]', async () => {
    setFavourites({
      ...NO_FAVOURITES,
      courses: [{ id: ID, title: 'Computer Science, Bath', url: `/explore/courses/${ID}/cs` }],
    });
    const { router } = await visit();
    await waitFor(() => expect(router.state.location.search).toBe(`?courses=${ID}`));
    expect(await screen.findByRole('link', { name: 'Computer Science' })).toBeVisible();
  });

  it('makes no call and explains how to begin without courses [V-02]', async () => {
    await visit();
    expect(screen.getByRole('heading', { name: 'No courses to check yet' })).toBeVisible();
    expect(server.asked).toEqual(['GET /api/v1/key-facts']);
  });

  it('leaves out unknown courses and reports them [R-09]', async () => {
    await visit(`?courses=${ID},nonsense`);
    expect(screen.getByText(/We left them out/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Computer Science' })).toBeVisible();
  });

  it('names each finding of the rules, and whether it stops the application', async () => {
    const oxford = { ...rawCourse.provider, shortId: '10007774', name: 'University of Oxford' };
    const cambridge = { ...rawCourse.provider, shortId: '10007788', name: 'University of Cambridge' };
    server.use({
      '/api/v1/courses?courses=': {
        results: [
          { ...rawCourse, provider: oxford },
          { ...rawOther, provider: cambridge },
        ],
      },
    });
    await visit(`?courses=${ID},${rawOther.id}`);
    const rules = within(screen.getByRole('region', { name: 'What the rules say' }));
    expect(rules.getByText('Not possible')).toBeVisible();
    expect(rules.getByText(/apply to Oxford or to Cambridge in one year, not to both/)).toBeVisible();
    expect(rules.queryByText(/Nothing else stands against/)).toBeNull();
  });

  it('warns of the same course twice without stopping the application', async () => {
    const twin = { ...rawCourse, id: rawOther.id };
    server.use({ '/api/v1/courses?courses=': { results: [rawCourse, twin] } });
    await visit(`?courses=${ID},${rawOther.id}`);
    expect(screen.getByText('Have a look')).toBeVisible();
    expect(screen.getByText(/Nothing else stands against these choices/)).toBeVisible();
  });

  it('says how many choices are left, and adds saved courses by a link', async () => {
    setFavourites({
      ...NO_FAVOURITES,
      courses: [
        { id: rawOther.id, title: 'Biology, St Andrews', url: `/explore/courses/${rawOther.id}/biology` },
      ],
    });
    server.use({ '/api/v1/courses?courses=': { results: [rawCourse] } });
    await visit(`?courses=${ID}`);
    expect(screen.getByText('You could add 4 more. You need not use all of them.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Biology, St Andrews' })).toHaveAttribute(
      'href',
      `/explore/courses/choices?courses=${ID},${rawOther.id}`,
    );
  });

  it('starts from the top five when there is one, else from all saved courses [E-14]', async () => {
    const saved = [ID, rawOther.id].map((id) => ({ id, title: 'Law', url: `/explore/courses/${id}/law` }));
    setFavourites({
      ...NO_FAVOURITES,
      courses: saved,
      top: [{ number: 1, course: rawOther.id }],
    });
    const { router } = await visit();
    await waitFor(() => expect(router.state.location.search).toBe(`?courses=${rawOther.id}`));
    expect(await screen.findByText('Your choices')).toBeVisible();
  });

  it('checks each course once, however its address names it', async () => {
    await visit(`?courses=${ID},%20${ID.toUpperCase()}&courses=${rawOther.id}`);
    expect(server.asked).toContain(`GET /api/v1/courses?courses=${ID}%2C${rawOther.id}&limit=2`);
    expect(screen.queryByText(/We left them out/)).toBeNull();
  });

  it('shows an error when the courses do not load [X-01]', async () => {
    server.use({ '/api/v1/courses?courses=': 418 });
    expect(errorOf(await visit(`?courses=${ID}`))).toMatchObject({
      data: 'There has been a problem fetching courses: No',
    });
  });

  it('lists the courses without a verdict when the rules do not load', async () => {
    server.use({ '/api/v1/courses?courses=': { results: [rawCourse] }, '/api/v1/key-facts': 404 });
    await visit(`?courses=${ID}`);
    expect(screen.getByText(/We cannot check the rules just now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Computer Science' })).toBeVisible();
    expect(screen.getByText(/can name several courses/)).toBeVisible();
    expect(screen.getByText('This part did not load')).toBeVisible();
    expect(screen.queryByText(/are not known to us yet/)).toBeNull();
  });
});

describe('plan check', () => {
  beforeEach(() => server.use({ '/api/v1/courses?courses=': { results: [rawCourse, rawOther] } }));

  it('lists what to look at with its evidence, and stores what the visitor puts aside', async () => {
    const { router } = await visit(`?courses=${ID},${rawOther.id}`);
    const plan = within(await screen.findByRole('region', { name: 'How your plan fits together' }));
    await userEvent.click(
      await plan.findByRole('button', { name: 'Put aside: You have not entered your grades' }),
    );
    expect(plan.queryByText('You have not entered your grades')).toBeNull();
    expect(plan.getByRole('status')).toHaveFocus();
    await act(() => router.navigate(`/explore/courses/choices?courses=${rawOther.id},${ID}`));
    expect(await plan.findByRole('button', { name: 'Show 1 thing put aside' })).toBeVisible();
    await userEvent.click(plan.getByRole('button', { name: 'Show 1 thing put aside' }));
    expect(plan.getByText('You have not entered your grades')).toBeVisible();
  });

  it('checks what it can when careers and open days do not load', async () => {
    server.use({
      '/api/v1/courses?courses=': { results: [rawCourse] },
      '/api/v1/open-days/list': 503,
      '/api/v1/subjects': 503,
    });
    await visit(`?courses=${ID}`);
    expect(
      await screen.findByText('We could not check everything just now. Try again in a minute.'),
    ).toBeVisible();
    expect(screen.getByText('You have 4 choices left')).toBeVisible();
  });
});

describe('application deadlines', () => {
  beforeEach(() => server.use({ '/api/v1/courses?courses=': { results: [rawCourse] } }));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['2026-12-14T12:00:00Z', '30 days left.'],
    ['2027-01-12T12:00:00Z', '1 day left.'],
    ['2027-01-13T09:00:00Z', 'This is today.'],
    ['2027-01-13T19:00:00Z', /This date has passed\. Ask the university/],
  ])('count the days from %s', async (now, left) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    await visit(`?courses=${ID}`);
    const dates = within(screen.getByRole('region', { name: 'When to apply' }));
    expect(dates.getByText('Most other undergraduate courses').closest('li')).toHaveTextContent(left);
  });

  it('are not those of a course in UCAS Conservatoires [R-09]', async () => {
    server.use({ '/api/v1/courses?courses=': { results: [{ ...rawCourse, scheme: 'conservatoire' }] } });
    await visit(`?courses=${ID}`);
    const dates = within(screen.getByRole('region', { name: 'When to apply' }));
    expect(dates.getByText('Most other undergraduate courses').closest('li')).not.toHaveTextContent(
      rawCourse.title,
    );
    expect(screen.getByText(/in UCAS Conservatoires: it does not count among these choices/)).toBeVisible();
  });

  it('are not known for a year of entry without published dates', async () => {
    server.use({ '/api/v1/courses?courses=': { results: [{ ...rawCourse, academicYearId: '2031' }] } });
    await visit(`?courses=${ID}`);
    expect(
      screen.getByText('The dates for 2031 are not known to us yet. Look at the site of UCAS.'),
    ).toBeVisible();
  });
});
