/** @jest-environment jest-fixed-jsdom */
import { act, screen, within } from '@testing-library/react';
import {
  keepFunctionalConsent,
  NO_FAVOURITES,
  rememberSearch,
  setFavourites,
  toggleFavourite,
} from '@signpost/identity';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, violationsOf } from '../../testing/open-page';
import * as page from './page';

const deadline = {
  id: 'deadline-main',
  kind: 'date',
  label: 'Most other undergraduate courses',
  value: null,
  amount: null,
  at: '2099-01-13T18:00:00+00:00',
  entry: 2099,
  year: '2099 entry',
  source: { name: 'UCAS key dates', url: 'https://www.ucas.com/dates' },
  checked: '2026-11-21',
};
const route = { path: '/', ...page };
let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => act(() => void setFavourites(NO_FAVOURITES)));
beforeEach(() => answerBy(server, { '/api/v1/key-facts': json({ cycle: 2099, facts: [deadline] }) }));
afterAll(() => server.close());

describe('home', () => {
  it('has two main entrances and one box that searches everything [R-01]', async () => {
    const { container } = await openPage(route, '/', server);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/explore/search');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'q');
    expect(screen.getByRole('heading', { name: 'What to do' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where to go' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
    expect(await violationsOf(container)).toEqual([]);
  });

  it('shows a returning visitor their saved items, recent searches and the next deadline [R-01]', async () => {
    keepFunctionalConsent(true);
    toggleFavourite('unis', {
      id: '10007850',
      title: 'University of Bath',
      url: '/explore/unis/10007850/bath',
    });
    rememberSearch({ keyword: 'zoology', index: 'courses' });
    await openPage(route, '/', server);
    expect(screen.getByRole('heading', { name: 'Where you were' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'University of Bath' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'zoology' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=zoology',
    );
    expect(screen.getByRole('heading', { name: 'Next deadline' })).toBeVisible();
    expect(screen.getByText('13 Jan 2099, 18:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'UCAS key dates' })).toBeVisible();
  });
});
