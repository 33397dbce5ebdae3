import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { routes } from '../routes';

const contextFor = (apiBase: string) => {
  const store = createStore({ apiBase, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
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
    {
      initialEntries: [address],
      getContext: () => context,
    },
  );
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe(({ initialized }) => initialized && ready());
  });
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
