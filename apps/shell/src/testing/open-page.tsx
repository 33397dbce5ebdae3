import '@testing-library/jest-dom';
import { setImmediate } from 'node:timers/promises';
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
import { slotContext } from '../slots/slots';
import { noSlots } from './fill-slots';
import { until } from './until';

type Answer = ReturnType<typeof json>;

// The environment restores Node's globals, and Node's FormData cannot read a form; an iframe still has the browser's.
const frame = document.body.appendChild(document.createElement('iframe'));
if (frame.contentWindow)
  Object.assign(globalThis, { FormData: Reflect.get(frame.contentWindow, 'FormData') });
frame.remove();

/** Answers each call by the first entry whose key is a prefix of its path; others get 404. */
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

/** Returns axe's violations in a part of a page. Contrast and rendered text need a real browser. */
export const violationsOf = async (part: Element) => {
  const disabledRules = {
    'color-contrast': { enabled: false },
    'label-content-name-mismatch': { enabled: false },
  };
  return (await axe.run(part, { rules: disabledRules })).violations;
};

/** Returns the server's answer: the status and the loaders' data. */
export const servePage = async (route: RouteObject, address: string, server: TestApi) => {
  const request = new Request(new URL(address, 'https://signpost.test'));
  const answer = await createStaticHandler([route]).query(request, { requestContext: contextFor(server) });
  if (answer instanceof Response) throw new Error('A page answers with data, not with a response');
  return answer;
};

/** Waits until the page's own requests after hydration have finished. */
const waitUntilIdle = async (router: ReturnType<typeof createMemoryRouter>): Promise<void> => {
  const busy = () => [...router.state.fetchers.values()].some(({ state }) => state !== 'idle');
  await setImmediate();
  await until(() => !busy());
};

/** Opens a page with its real loader, and routes that it loads data from, against an API; returns the router and the page's head. */
export const openPage = async (
  route: RouteObject,
  address: string,
  server: TestApi,
  slots = noSlots,
  loaded: readonly RouteObject[] = [],
) => {
  const context = contextFor(server, slots);
  const otherPages: RouteObject = { path: '*', loader: () => null, element: null };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        HydrateFallback: () => null,
        ErrorBoundary: () => null,
        children: [{ id: 'page', ...route } as RouteObject, ...loaded, otherPages],
      },
    ],
    { initialEntries: [address], getContext: () => context },
  );
  await new Promise<void>((ready) => {
    if (router.state.initialized) ready();
    else router.subscribe(({ initialized }) => initialized && ready());
  });
  const view = render(<RouterProvider router={router} />);
  await act(() => waitUntilIdle(router));
  const head = (): HeadModel =>
    (route.handle as PageHandle).head({
      data: router.state.loaderData['page'],
      params: {},
      url: new URL(router.state.location.pathname + router.state.location.search, 'https://signpost.test'),
    });
  return { ...view, router, head };
};
