import { screen, within } from '@testing-library/react';
import { byPath, json, rawBath, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { graphOf, rawStatement, rawSubject, rawSubjects } from '../../testing/fixtures';
import { open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const PATH = '/explore/subjects/computer-science';
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
