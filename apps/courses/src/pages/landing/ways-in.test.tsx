import { screen } from '@testing-library/react';
import { ID } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { open, startCoursesApi } from '../../testing/open';

const waysIn = {
  ...{ people: 25, years: '2023-24' },
  shares: [
    { name: 'Access course', percent: 20 },
    { name: 'Foundation course', percent: 5 },
  ],
};

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
  const found = rawFound([ID]);
  const hits = found.hits.map((hit) => ({ ...hit, waysIn }));
  const facets = { ...found.facets, wayIn: { 'Access course': 9, 'No formal qualifications': 4 } };
  const page = { ...found, hits, facets };
  server.use({ '/search/1/indexes': { results: [page, page] } });
});
afterAll(() => server.close());

it('a filter finds courses that took in people from Access courses, with the numbers and years [R-09] [E-03]', async () => {
  await open('/explore/courses?wayIn=Access+course', server.base);
  const [course] = screen.getAllByRole('article');
  expect(course).toHaveTextContent('Access course: 20% of about 25 entrants, 2023-24');
  expect(course).not.toHaveTextContent('Foundation course');
  expect(screen.getByText(/BTECs and T levels are not published on their own/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Access course/, hidden: true })).toBeChecked();
});

it('courses have no such numbers without the filter [R-09] [E-03]', async () => {
  await open('/explore/courses?q=law', server.base);
  expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('Access course');
  expect(screen.queryByText(/BTECs and T levels/)).toBeNull();
});
