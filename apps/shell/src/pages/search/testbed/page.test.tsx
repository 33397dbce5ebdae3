/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw } from '../testing/records';
import { headOf, open, serve, answerSearches } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const hit = raw('2237', 'Nurse', {
  _rankingInfo: { nbTypos: 0, userScore: 63 },
  _highlightResult: { skills: [{ value: '\uE000Nurs\uE001ing', matchLevel: 'full' }] },
});

it('shows ranking, highlights, time and the raw hit, labelled as test data and kept out of indexes [R-17]', async () => {
  answerSearches(server, () => answer([hit], { processingTimeMS: 7, index: 'd10_careers' }));
  const page = await open('/explore/search/testbed?index=careers&q=nurs', server);
  expect(screen.getByText('Test data, for the team')).toBeVisible();
  expect(screen.getByText(/from d10_careers, 7 ms in the service/)).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Index' })).toHaveValue('careers');
  expect(screen.getByText('userScore').nextSibling).toHaveTextContent('63');
  expect(within(screen.getByRole('list', { name: 'Where it matched' })).getByText('Nurs').tagName).toBe(
    'MARK',
  );
  expect(screen.getByLabelText('Raw hit 1')).toHaveTextContent('"objectID": "2237"');
  expect(headOf(page)).toMatchObject({ robots: 'noindex' });
});

it('reports an unknown index, and shows another [R-17]', async () => {
  answerSearches(server, () => answer([]));
  const address = '/explore/search/testbed?index=nope';
  expect(await serve(address, server)).toMatchObject({ statusCode: 400 });
  await open(address, server);
  expect(screen.getByText(/There is no such index/)).toBeVisible();
});
