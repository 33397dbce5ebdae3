import { screen } from '@testing-library/react';
import { keepFunctionalConsent, postcodeCache } from '@signpost/identity';
import { ID } from '../../testing/fixtures';
import { rawFound } from '../../testing/found';
import { open, startCoursesApi } from '../../testing/open';

const place = { postcode: 'BA2 7AY', outcode: 'BA2', town: 'Bath', region: 'South West', country: 'England' };

/** The visitor is looked up a moment after the page has been rendered. */
const SLOW = { timeout: 4_000 };

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
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
afterAll(() => {
  keepFunctionalConsent(false);
  return server.close();
});

it('courses show how far they are from the postcode on the device, with an order by it [R-09] [S-11]', async () => {
  await open('/explore/courses?subject=computer-science', server.base);
  expect(await screen.findByText(/Claverton Down, 1.3 miles away$/, {}, SLOW)).toBeVisible();
  expect(screen.getByRole('option', { name: 'Nearest to BA2 7AY' })).toBeInTheDocument();
});

it('a course shows how far its places are from the postcode on the device [R-10] [S-11]', async () => {
  await open(`/explore/courses/${ID}/computer-science`, server.base);
  expect(await screen.findByText('1.3 miles from BA2 7AY, in a straight line', {}, SLOW)).toBeVisible();
});
