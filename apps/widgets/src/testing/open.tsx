import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { routes } from '../routes';

const contextFor = (apiBase: string) => {
  const store = createStore({ apiBase, report: () => undefined, markdown: async (text) => `<p>${text}</p>` });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** The status that a server would answer with. */
export const statusOf = async (address: string, apiBase: string): Promise<number> => {
  const request = new Request(new URL(address, 'https://signpost.test'));
  const answer = await createStaticHandler(routes).query(request, { requestContext: contextFor(apiBase) });
  return answer instanceof Response ? answer.status : answer.statusCode;
};

/** A page as a visitor sees it, rendered by its real route with its real loader against an API. */
export const open = async (address: string, apiBase: string) => {
  const context = contextFor(apiBase);
  const router = createMemoryRouter(
    [{ path: '/', HydrateFallback: () => null, ErrorBoundary: () => null, children: routes }],
    { initialEntries: [address], getContext: () => context },
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

/** The handle of the page's route. */
export const handleOf = ({ router }: Opened): PageHandle =>
  router.state.matches.at(-1)?.route.handle as PageHandle;

/** What the page says of itself to the shell. */
export const headOf = (page: Opened): HeadModel => {
  const { state } = page.router;
  const match = state.matches.at(-1);
  return handleOf(page).head({
    data: state.loaderData[match?.route.id ?? ''],
    params: match?.params ?? {},
    url: new URL(state.location.pathname + state.location.search, 'https://signpost.test'),
  });
};
