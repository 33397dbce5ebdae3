import { screen } from '@testing-library/react';
import { myGrades } from '@signpost/identity/my-grades';
import { open, startCoursesApi } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
afterAll(() => server.close());

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
