import { screen, waitFor, within } from '@testing-library/react';
import { NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawCourse, rawOther } from '../../testing/fixtures';
import { open, startCoursesApi } from '../../testing/open';

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
  it('checks the courses in its address and shows the application deadlines [R-09]', async () => {
    await visit(`?courses=${ID},${rawOther.id}`);
    expect(screen.getByText('These can go in one application')).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Take out Computer Science, BSc (Hons), University of Bath' }),
    ).toHaveAttribute('href', `/explore/courses/choices?courses=${rawOther.id}`);
    const dates = within(screen.getByRole('region', { name: 'When to apply' }));
    expect(dates.getByText('13th January 2027')).toBeVisible();
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
});
