import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  RouterProvider,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router-dom';
import type { HeadModel, PageHandle } from '../../contract';

const ORIGIN = 'https://signpost.test';

/** Returns the status and loader data of a server response. Throws when the address redirects. */
export const servePage = async (routes: RouteObject[], address: string, context: RouterContextProvider) => {
  const request = new Request(new URL(address, ORIGIN));
  const answer = await createStaticHandler(routes).query(request, { requestContext: context });
  if (answer instanceof Response) throw new Error('A page must answer with data, not with a response');
  return answer;
};

/** Renders a page with its real route and loader; `context` is passed to loaders. */
export const openPage = async (routes: RouteObject[], address: string, context: RouterContextProvider) => {
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
  return { ...render(<RouterProvider router={router} />), router };
};

/** A rendered page. */
export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** The error response that replaced the page: its status and message. */
export const errorOf = ({ router }: OpenPage): { status: number; data: unknown } | undefined =>
  Object.values(router.state.errors ?? {})[0];

/** The handle of the page's route. */
export const handleOf = ({ router }: OpenPage): PageHandle =>
  router.state.matches.at(-1)?.route.handle as PageHandle;

/** The head model that the page passes to the shell. */
export const headOf = (page: OpenPage): HeadModel => {
  const { state } = page.router;
  const match = state.matches.at(-1);
  return handleOf(page).head({
    data: state.loaderData[match?.route.id ?? ''],
    params: match?.params ?? {},
    url: new URL(state.location.pathname + state.location.search, ORIGIN),
  });
};

/** The current address of the page. */
export const addressOf = ({ router }: OpenPage): string =>
  router.state.location.pathname + router.state.location.search;
