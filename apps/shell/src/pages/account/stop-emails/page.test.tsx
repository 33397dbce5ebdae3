/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { openPage, violationsOf } from '../../../testing/open-page';
import { installFakeService } from '../testing/fake-service';
import * as page from './page';

const TOKEN = 'x'.repeat(43);
let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => void installFakeService());
afterAll(() => server.close());

const open = (query: string) =>
  openPage({ path: '/account/stop-emails', ...page }, `/account/stop-emails${query}`, server);

it('stops the emails by a form that needs no script [E-26]', async () => {
  const { container } = await open(`?token=${TOKEN}`);
  const form = screen.getByRole('form', { name: 'Stop emails' });
  expect(form).toHaveAttribute('action', `/api/v1/stop-emails/${TOKEN}`);
  expect(form).toHaveAttribute('method', 'post');
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toHaveAttribute('type', 'submit');
  expect(await violationsOf(container)).toEqual([]);
});

it('leads from a Welsh page back to the Welsh page [B-21]', async () => {
  document.documentElement.lang = 'cy';
  await open(`?token=${TOKEN}`);
  expect(screen.getByRole('form')).toHaveAttribute('action', `/api/v1/stop-emails/${TOKEN}?lang=cy`);
  document.documentElement.lang = 'en-GB';
});

it('states that they have stopped [E-26]', async () => {
  await open('?stopped=1');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The emails have stopped');
});

it.each(['', '?token=short', `?token=${TOKEN}"><script>`])(
  'offers no form for an incomplete link: %s [E-26]',
  async (query) => {
    await open(query);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText(/Open the whole link/)).toBeVisible();
  },
);
