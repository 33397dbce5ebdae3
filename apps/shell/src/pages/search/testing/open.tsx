import '@testing-library/jest-dom';
import type { IncomingMessage } from 'node:http';
import { render } from '@testing-library/react';
import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { json, type TestApi } from '@signpost/api-client/testing';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { slotContext, type SlotSource } from '../../../slots/slots';
import { noSlots } from '../../../testing/fill-slots';
import { searchRoutes } from '../routes';

/** One search as the service received it. */
export type SearchCall = Record<string, unknown> & { readonly indexName: string };

type Answer = ReturnType<typeof json>;

/**
 * Answers each search of a call by a function of it; other calls as given. Returns the searches that the service
 * received, call by call.
 */
export const answerSearches = (
  server: TestApi,
  search: (asked: SearchCall) => object,
  others: Answer = json({ title: 'Not Found' }, 404),
): SearchCall[][] => {
  const calls: SearchCall[][] = [];
  server.answer((request, response) => {
    if (!request.url?.startsWith('/search/1/')) return others(request, response);
    void bodyOf(request).then((body) => {
      const { requests } = JSON.parse(body) as { requests?: SearchCall[] };
      if (requests) calls.push(requests);
      json(requests ? { results: requests.map(search) } : search(JSON.parse(body)))(request, response);
    });
  });
  return calls;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const routes = () => searchRoutes.map((route) => ({ ...route }));
const contextFor = (apiBase: string, slots: SlotSource) => {
  const context = new RouterContextProvider();
  context.set(storeContext, createStore({ apiBase, report: () => undefined }));
  context.set(slotContext, slots);
  return context;
};

/** Returns the server's answer: the status and the loaders' data. */
export const serve = async (address: string, { base }: TestApi, slots = noSlots) => {
  const request = new Request(new URL(address, 'https://signpost.test'));
  return createStaticHandler(routes()).query(request, { requestContext: contextFor(base, slots) });
};

/** Opens a page by its real route and loader against an API. */
export const open = async (address: string, { base }: TestApi, slots = noSlots) => {
  const context = contextFor(base, slots);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => null,
        children: [...routes(), { path: '*', loader: () => null, element: null }],
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

type Opened = Awaited<ReturnType<typeof open>>;

/** Returns the error response that replaced the page: its status and message. */
export const errorOf = ({ router }: Opened): { status: number; data: unknown } | undefined =>
  Object.values(router.state.errors ?? {})[0];

/** Returns the head of the current page. */
export const headOf = ({ router: { state } }: Opened): HeadModel => {
  const match = state.matches.at(-1);
  const handle = match?.route.handle as PageHandle;
  return handle.head({
    data: state.loaderData[match?.route.id ?? ''],
    params: match?.params ?? {},
    url: new URL(state.location.pathname + state.location.search, 'https://signpost.test'),
  });
};
