import '@testing-library/jest-dom';
import { configure, render } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { getUserInfo } from '@signpost/identity';
import { routes } from '../routes';
import { standInForAccounts } from './account';

standInForAccounts();
// A busy machine is no fault of the page.
configure({ asyncUtilTimeout: 5000 });

const contextFor = (apiBase: string) => {
  const store = createStore({ apiBase, report: () => undefined, markdown: async (source) => source });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** What a server would answer with: the status and the loaders' data. */
export const serve = async (address: string, apiBase: string) => {
  const request = new Request(new URL(address, 'https://signpost.test'));
  const answer = await createStaticHandler(routes).query(request, { requestContext: contextFor(apiBase) });
  if (answer instanceof Response) throw new Error('A page answers with data, not with a response');
  return answer;
};

/** A page as a visitor sees it, rendered by its real route with its real loader against an API. */
export const open = async (address: string, apiBase: string) => {
  const context = contextFor(apiBase);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => null,
        children: [...routes, { path: '*', loader: () => null, element: null }],
      },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe(({ initialized }) => initialized && ready());
  });
  // What is known already does not arrive in the middle of a test.
  await getUserInfo();
  return { ...render(<RouterProvider router={router} />), router };
};

type Opened = Awaited<ReturnType<typeof open>>;

/** The error response that took the page's place: its status and message. */
export const errorOf = ({ router }: Opened): { status: number; data: unknown } | undefined =>
  Object.values(router.state.errors ?? {})[0];

/** What the page says of itself to the shell. */
export const headOf = ({ router: { state } }: Opened): HeadModel => {
  const match = state.matches.at(-1);
  const handle = match?.route.handle as PageHandle;
  return handle.head({
    data: state.loaderData[match?.route.id ?? ''],
    params: match?.params ?? {},
    url: new URL(state.location.pathname + state.location.search, 'https://signpost.test'),
  });
};

/** The address that the page is at now. */
export const addressOf = ({ router }: Opened): string =>
  router.state.location.pathname + router.state.location.search;
