/** @jest-environment jest-fixed-jsdom */
import { setImmediate } from 'node:timers/promises';
import { RouterContextProvider, type RouteObject } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch-on-intent';
import type { BrowserRemotes } from '../remotes';

const BYTES_OF_A_PAGE = 1_000;

let transferSize: number;
let key: string;
let loaded: string[];

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

const remotes = () => {
  const loader: RouteObject['loader'] = ({ request, params }) => {
    loaded.push(`${params['id']} ${new URL(request.url).search}`.trim());
    return null;
  };
  const routes = [{ path: '/course/:id', lazy: () => Promise.resolve({ loader }) }] as RouteObject[];
  return { loadOwner: () => Promise.resolve({ routes }) } as unknown as BrowserRemotes;
};

/** Touches a link to an address, and waits until what it prefetches is loaded. */
const touch = async (href: string) => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  link.remove();
  await setImmediate();
};

beforeAll(async () => {
  // Loaded before, so that a touch finds it at once.
  await import('./prefetch-page');
  Object.assign(performance, {
    getEntriesByType: () => [{ startTime: Number.MAX_SAFE_INTEGER, transferSize }],
  });
  prefetchOnIntent({
    remotes: remotes(),
    context: new RouterContextProvider(),
    withPayload: (route) => route,
    pageKey: () => key,
  });
});

beforeEach(() => {
  connect(undefined);
  transferSize = BYTES_OF_A_PAGE;
  key = `page ${Math.random()}`;
  loaded = [];
});

it('runs the loader of the page behind a touched link, once for each address', async () => {
  await touch('/course/1?q=law');
  await touch('/course/1?q=law');
  await touch('/course/1?q=art');
  expect(loaded).toEqual(['1 ?q=law', '1 ?q=art']);
});

it('prefetches nothing of other sites, and not the page that is shown', async () => {
  await touch('https://elsewhere.test/course/2');
  await touch(`${window.location.pathname}#main`);
  expect(loaded).toEqual([]);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with the connection %j',
  async (connection) => {
    connect(connection);
    await touch('/course/3');
    expect(loaded).toEqual([]);
  },
);

it('prefetches at most ten pages from one page, and ten more from the next', async () => {
  for (let id = 100; id < 115; id += 1) await touch(`/course/${id}`);
  expect(loaded).toHaveLength(10);
  key = 'next';
  await touch('/course/114');
  expect(loaded).toHaveLength(11);
});

it('stops when the prefetched pages of one page have cost 300 kB', async () => {
  transferSize = 200_000;
  for (let id = 200; id < 205; id += 1) await touch(`/course/${id}`);
  expect(loaded).toEqual(['200', '201']);
});
