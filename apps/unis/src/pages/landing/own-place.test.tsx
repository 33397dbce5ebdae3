import { screen } from '@testing-library/react';
import { json, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { keepFunctionalConsent, postcodeCache } from '@signpost/identity';
import { open } from '../../testing/open';

const place = { postcode: 'BA2 7AY', outcode: 'BA2', town: 'Bath', region: 'South West', country: 'England' };

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
  keepFunctionalConsent(true);
  postcodeCache.write('BA2 7AY', { lat: 51.38, lng: -2.37, place });
});
afterAll(() => {
  keepFunctionalConsent(false);
  return server.close();
});

it('universities show how far they are from the postcode on the device, with an order by it [R-20] [S-11]', async () => {
  server.answer(json(rawPage));
  await open('/explore/unis', server.base);
  expect(await screen.findByText('Bath, England, 1.8 miles away', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Nearest to BA2 7AY' })).toBeInTheDocument();
});
