/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answerBy, openPage, servePage, violationsOf } from '../../testing/open-page';
import type { ForYouData } from './loader';
import * as page from './page';

const route = { path: '/explore/for-you', ...page };
const subject = (id: string, title: string) => ({
  id,
  title,
  url: `/explore/subjects/${id}`,
  subjectMap: [],
});
const hit = (id: string) => ({ objectID: id, title: `Idea ${id}`, url: `/explore/${id}` });

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => {
  window.localStorage.clear();
  answerBy(server, {
    '/api/v1/subjects': json([subject('biology', 'Biology'), subject('music', 'Music')]),
    '/api/v1/geocode-postcode': json({ title: 'Bad Request', detail: 'No' }, 400),
    '/search/1/indexes/*/queries': searching(({ requests }) => ({
      results: requests.map(({ indexName }) => ({ hits: [hit(String(indexName))], nbHits: 1 })),
    })),
  });
});
afterAll(() => server.close());

const open = (query = '') => openPage(route, `/explore/for-you${query}`, server);

describe('for you', () => {
  it('asks a visitor without a profile three quick questions [R-13]', async () => {
    const { container, head } = await open();
    expect(screen.getByRole('heading', { name: 'Three quick questions' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Biology' })).toBeInTheDocument();
    expect(head()).toMatchObject({ robots: 'noindex', canonical: '/explore/for-you' });
    expect(await violationsOf(container)).toEqual([]);
  });

  it('stores answers on the device and shows ideas with reasons; an idea can be dismissed and restored [R-13]', async () => {
    const { router } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Biology' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show me ideas' }));
    expect(await screen.findByText('Because you chose Biology')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(window.localStorage.getItem('signpost.for-you')).toContain('biology');
    await userEvent.click(screen.getByRole('button', { name: /^Not for me.*Idea d10_courses/ }));
    expect(screen.queryByText('Because you chose Biology')).toBeNull();
    expect(screen.getByText('Because Biology can lead there')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(screen.getByText('Because you chose Biology')).toBeVisible();
  });

  it('shows the same ideas from the form’s address without JavaScript [R-13]', async () => {
    const { statusCode, loaderData } = await servePage(
      route,
      '/explore/for-you?subjects=music&postcode=&nation=',
      server,
    );
    expect(statusCode).toBe(200);
    const [shown] = Object.values(loaderData) as ForYouData[];
    expect(shown?.picks.map(({ because }) => because)).toEqual([
      'Because you chose Music',
      'Because Music can lead there',
    ]);
  });

  it('shows an unusable postcode’s error at its field [R-13]', async () => {
    await open('?subjects=biology&postcode=12345');
    await userEvent.click(screen.getByText('Change your answers'));
    expect(screen.getByText(/Enter a full postcode/)).toBeInTheDocument();
  });

  it('ignores invalid stored answers [R-13]', async () => {
    window.localStorage.setItem('signpost.for-you', '{"version":1,"value":{"subjects":["<b>"]}}');
    await open();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Three quick questions' })).toBeVisible());
  });

  it('reports when ideas cannot be loaded [R-13]', async () => {
    answerBy(server, { '/api/v1/subjects': json([subject('music', 'Music')]) });
    await open('?subjects=music');
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot look for ideas at the moment');
  });
});
