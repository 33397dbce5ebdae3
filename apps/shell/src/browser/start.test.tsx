/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { fakeMeasures } from '../analytics/testing/measures';
import { START_ERROR } from '../startup/start-error';
import { recordListeners } from '../testing/document-listeners';
import { BOOT_ID, ROOT_ID } from '../transfer/boot-data';
import { hydrate } from './hydrate';

const PRELOAD_ERROR = 'signpost:preload-error';
const MAIN = '/assets/main.0123abcd.js';

const chunkError = Object.assign(new Error('Loading chunk main failed.'), { name: 'ChunkLoadError' });

/** Fails as the bundler does: the script's element has an error, then the import rejects. */
const failToLoad = () => {
  const script = document.head.appendChild(document.createElement('script'));
  // With a type that jsdom does not load.
  script.type = 'text/plain';
  script.src = MAIN;
  script.dispatchEvent(new Event('error'));
  script.remove();
  throw chunkError;
};

const endDocument = recordListeners();

interface Opened {
  readonly chunk: 'missing' | 'broken' | 'loaded';
  readonly reading?: true;
}

/** How often the document was loaded again, by what jsdom says in place of that. */
const reloadsIn = (consoleError: jest.SpyInstance): number => {
  const messages = consoleError.mock.calls.flat().map(String);
  consoleError.mockRestore();
  return messages.filter((text) => text.includes('Not implemented: navigation')).length;
};

/** Opens a document with its main chunk; returns its events, and how often it was loaded again. */
const openDocument = async ({ chunk, reading }: Opened) => {
  document.documentElement.removeAttribute('data-hydrated');
  document.body.innerHTML = `<div id="${ROOT_ID}"></div><script type="application/json" id="${BOOT_ID}">${JSON.stringify({ framed: true, reading })}</script>`;
  const events: string[] = [];
  const note = ({ type }: Event) => void events.push(type);
  for (const type of [PRELOAD_ERROR, START_ERROR]) window.addEventListener(type, note);
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const startPage = jest.fn(async () => undefined);
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./framework', () => (chunk === 'missing' ? failToLoad() : {}));
    jest.doMock('./main', () => {
      if (chunk === 'broken') throw new Error('broken');
      return { startPage };
    });
    await import('./start');
    await jest.advanceTimersByTimeAsync(5_000);
  });
  endDocument();
  return { events, reloads: reloadsIn(consoleError), startPage };
};

beforeAll(() => void fakeMeasures([]));
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '');
});
afterEach(() => jest.useRealTimers());

it('starts the page, with no event, when its scripts load', async () => {
  const { events, reloads, startPage } = await openDocument({ chunk: 'loaded' });
  expect([events, reloads, startPage.mock.calls.length]).toEqual([[], 0, 1]);
});

it('a main chunk that cannot be loaded is announced and reported, and the page is loaded again once [X-10]', async () => {
  const first = await openDocument({ chunk: 'missing' });
  expect([first.events, first.reloads]).toEqual([[PRELOAD_ERROR, START_ERROR], 1]);
  const again = await openDocument({ chunk: 'missing' });
  expect([again.events, again.reloads]).toEqual([[PRELOAD_ERROR, START_ERROR], 0]);
  // The visitor loads it ten seconds later.
  window.history.replaceState({ reloadedAt: performance.timeOrigin - 10_000 }, '');
  expect((await openDocument({ chunk: 'missing' })).reloads).toBe(1);
});

it('a page stays where it can be read: without a connection, and while a page that is read tries again [X-10]', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await openDocument({ chunk: 'missing' })).reloads).toBe(0);
  onLine.mockRestore();
  const { events, reloads } = await openDocument({ chunk: 'missing', reading: true });
  expect([events, reloads]).toEqual([[PRELOAD_ERROR, START_ERROR], 0]);
});

it('an error of a script that was loaded is reported, and the page is not loaded again [X-10]', async () => {
  const { events, reloads } = await openDocument({ chunk: 'broken' });
  expect([events, reloads]).toEqual([[START_ERROR], 0]);
});

it.each([
  ['a part of it cannot be loaded', 1, chunkError],
  ['it fails otherwise', 0, new Error('broken')],
])('a page that is opened when %s is loaded from the server %i times [X-10]', async (_, reloads, error) => {
  jest.useRealTimers();
  document.body.innerHTML = '<div><h1>Here</h1></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const lazy = () => Promise.reject(error);
  const router = createMemoryRouter([
    { path: '/', element: <h1>Here</h1> },
    { path: '/next', lazy, ErrorBoundary: () => <h1>Error</h1> },
  ]);
  await act(async () => void hydrate(root, router, {}));
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(() => router.navigate('/next'));
  expect(reloadsIn(consoleError)).toBe(reloads);
  endDocument();
});
