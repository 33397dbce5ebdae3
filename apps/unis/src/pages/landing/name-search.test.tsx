import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const NAMES = { results: [{ id: '10007850-1', name: 'University of Bath', sortName: 'Bath' }] };
const box = () => screen.getByRole('combobox', { name: 'Name or town' });
const suggested = () =>
  [...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'));
const visit = (names: ReturnType<typeof json>) => {
  server.answer((request, response) =>
    (request.url === '/api/v1/unis' ? names : json(rawPage))(request, response),
  );
  return open('/explore/unis', server.base);
};

it('suggests the names of universities once the field has focus [S-06] [R-20]', async () => {
  await visit(json(NAMES));
  expect(suggested()).toEqual([]);
  expect(server.asked).not.toContain('GET /api/v1/unis');
  await userEvent.click(box());
  await waitFor(() => expect(suggested()).toEqual(['University of Bath']));
  await userEvent.tab();
  await userEvent.click(box());
  expect(server.asked.filter((call) => call === 'GET /api/v1/unis')).toHaveLength(1);
});

it('works without suggestions when the names cannot be loaded [X-01]', async () => {
  await visit(json({}, 418));
  await userEvent.type(box(), 'bath');
  expect(suggested()).toEqual([]);
  expect(box()).toHaveValue('bath');
});
