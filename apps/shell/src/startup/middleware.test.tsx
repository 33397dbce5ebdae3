/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { pageHandle } from '@signpost/federation/contract';
import { ErrorPage } from '../pages/error/page';
import { answerBy } from '../testing/open-page';
import { withMiddleware } from './middleware';

const Page = () => <h1>{useLoaderData<string>()}</h1>;

let server: TestApi;
beforeAll(async () => void (server = await startTestApi()));
afterAll(() => server.close());

/** Returns a page of a remote whose handle names these steps. */
const routes = (middleware: readonly string[], loader: () => string) => {
  const head = () => ({ title: 'Quiz', description: '', canonical: '/quiz' });
  const lazy = async () => ({ Component: Page, loader, handle: pageHandle({ middleware, head }) });
  const children = [withMiddleware({ id: 'careers.quiz', path: '/quiz', lazy })];
  return [
    { id: 'pages', Component: Outlet, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children },
  ];
};

const context = () =>
  new RouterContextProvider(
    new Map([[storeContext, createStore({ apiBase: server.base, report: () => undefined })]]),
  );

const show = (steps: readonly string[], loader: () => string) =>
  render(
    <RouterProvider
      router={createMemoryRouter(routes(steps, loader), { initialEntries: ['/quiz'], getContext: context })}
    />,
  );

it('an unknown route middleware throws an error, before the loader, on the server and in the browser [B-14]', async () => {
  const loader = jest.fn(() => 'never');
  const answer = await createStaticHandler(routes(['spyglass'], loader)).query(
    new Request('https://signpost.test/quiz'),
    { requestContext: context() },
  );
  if (answer instanceof Response) throw new Error('not a page');
  expect(Object.values(answer.errors ?? {})).toEqual([new Error('Unknown route middleware: spyglass')]);
  expect(answer.statusCode).toBe(500);
  show(['spyglass'], loader);
  expect(await screen.findByText('500')).toBeTruthy();
  expect(loader).not.toHaveBeenCalled();
});

it('a page that needs subjects and places shows the error screen with status and message when they fail [X-09]', async () => {
  answerBy(server, {
    '/api/v1/subjects': json([]),
    '/api/v1/locations': json({ title: 'Gone', detail: 'Moved' }, 410),
  });
  show(['lists'], () => 'never');
  expect(await screen.findByText('410')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
  expect(screen.getByText(/There has been a problem fetching locations: Moved/)).toBeTruthy();
});

it('a page that needs the lists runs its own loader after them [S-07]', async () => {
  answerBy(server, { '/api/v1/subjects': json([]), '/api/v1/locations': json([]) });
  show(['lists'], () => `after ${server.asked.length} calls`);
  expect(await screen.findByRole('heading', { name: 'after 2 calls' })).toBeTruthy();
});
