import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import {
  createMemoryRouter,
  createStaticHandler,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { json, type TestApi } from '@signpost/api-client/testing';
import type { HeadModel, PageHandle } from '@signpost/federation/contract';
import { slotContext } from '../routing/slots';
import { noSlots } from './slots';

type Answer = ReturnType<typeof json>;

// The environment restores Node's globals, and Node's FormData cannot read a form; a frame still has the browser's.
const frame = document.body.appendChild(document.createElement('iframe'));
if (frame.contentWindow)
  Object.assign(globalThis, { FormData: Reflect.get(frame.contentWindow, 'FormData') });
frame.remove();

/** Answers each call by the first of these whose start its path has; others are 404. */
export const answerBy = (server: TestApi, answers: Readonly<Record<string, Answer>>): void =>
  server.answer((request, response) => {
    const found = Object.entries(answers).find(([start]) => request.url?.startsWith(start))?.[1];
    (found ?? json({ title: 'Not Found', detail: 'Not here' }, 404))(request, response);
  });

const contextFor = ({ base }: TestApi, slots = noSlots): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(
    storeContext,
    createStore({ apiBase: base, report: () => undefined, markdown: async (text) => `<p>${text}</p>` }),
  );
  context.set(slotContext, slots);
  return context;
};

/** What axe finds wrong with a part of a page. Contrast and what is drawn are for real browsers. */
export const violationsOf = async (part: Element) => {
  const unseen = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  return (await axe.run(part, { rules: unseen })).violations;
};

/** What a server would answer with: the status and the loaders' data. */
export const servePage = async (route: RouteObject, address: string, server: TestApi) => {
  const request = new Request(new URL(address, 'https://signpost.test'));
  const answer = await createStaticHandler([route]).query(request, { requestContext: contextFor(server) });
  if (answer instanceof Response) throw new Error('A page answers with data, not with a response');
  return answer;
};

/** What a page asks for by itself once it lives has come. */
const untilStill = async (router: ReturnType<typeof createMemoryRouter>): Promise<void> => {
  const busy = () => [...router.state.fetchers.values()].some(({ state }) => state !== 'idle');
  do await new Promise((later) => setTimeout(later, 5));
  while (busy());
};

/** A page as a visitor sees it, with its real loader against an API; gives the router and what the page says of itself. */
export const openPage = async (route: RouteObject, address: string, server: TestApi, slots = noSlots) => {
  const context = contextFor(server, slots);
  const elsewhere: RouteObject = { path: '*', loader: () => null, element: null };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => null,
        children: [{ id: 'page', ...route } as RouteObject, elsewhere],
      },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe(({ initialized }) => initialized && ready());
  });
  const shown = render(<RouterProvider router={router} />);
  await act(() => untilStill(router));
  const head = (): HeadModel =>
    (route.handle as PageHandle).head({
      data: router.state.loaderData['page'],
      params: {},
      url: new URL(router.state.location.pathname + router.state.location.search, 'https://signpost.test'),
    });
  return { ...shown, router, head };
};
