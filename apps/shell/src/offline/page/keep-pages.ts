import type { createMemoryRouter } from 'react-router-dom';
import { localAddress } from '@signpost/language/runtime';
import { currentFavourites, FAVOURITE_KINDS, VISITOR_ACTION_EVENT } from '@signpost/identity';
import { chooseOfflinePages } from '@signpost/identity/offline';
import { CACHE_PREFIX, SERVICE_WORKER } from '../addresses';
import type { WorkerMessage } from '../messages';
import { followLinksOffline, isWithoutNetwork } from './follow-links';

/** The part of the router that gives the current location. */
export type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/**
 * Time between two checks of open pages whether keeping has been switched off on the server and which releases have been
 * withdrawn, in milliseconds: within a minute, with a slow answer too.
 */
const CHECK_INTERVAL_MS = 45_000;

/** The shell's own pages that are kept besides what the visitor saved and opened. */
const FIRST_PAGES = ['/', '/explore/favourites'];

/** Most saved things whose pages are kept; the rest of the limit is for pages that are opened. */
const MAX_SAVED = 60;

const pathOf = ({ location }: Router['state']): string => location.pathname + location.search;

/** The addresses of the saved things in the language of the page, the latest of each kind last. */
const savedAddresses = (): string[] => {
  const favourites = currentFavourites();
  const items = FAVOURITE_KINDS.flatMap((kind) => favourites[kind].flatMap(({ url }) => url ?? []));
  return [...FIRST_PAGES, ...items.slice(-MAX_SAVED)].map((path) => localAddress(path));
};

const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);

/** What runs while pages are kept; undefined while they are not. */
let running: AbortController | undefined;

/** Whether everything was removed since this document was opened, the document too. */
let isRemoved = false;

const sendTo = ({ active }: ServiceWorkerRegistration, message: WorkerMessage): void =>
  active?.postMessage(message);

/** Asks at intervals, and when the page is hidden or shown again, for a new worker and for withdrawn releases. */
const checkRegularly = (registration: ServiceWorkerRegistration, signal: AbortSignal): void => {
  const check = () => {
    // Without a connection there is nothing to learn.
    registration.update().catch(() => undefined);
    sendTo(registration, { type: 'check' });
  };
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
};

const start = async (router: Router, signal: AbortSignal): Promise<void> => {
  const wasControlled = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker
    .register(SERVICE_WORKER, { updateViaCache: 'none' })
    // A browser may refuse it, such as in a private window. The switch must not say that pages are kept.
    .catch(() => wasControlled || chooseOfflinePages(false));
  if (signal.aborted) return;
  const registration = await navigator.serviceWorker.ready;
  if (signal.aborted) return;
  sendTo(registration, { type: 'start' });
  let path = pathOf(router.state);
  const keep = (opened: readonly string[], files: readonly string[] = []) =>
    sendTo(registration, { type: 'keep', saved: savedAddresses(), opened: [...opened], files: [...files] });
  // The worker has seen the document and the files of a page that it controls.
  if (wasControlled && !isRemoved) keep([]);
  else keep([path], loadedFiles());
  window.addEventListener(VISITOR_ACTION_EVENT, () => keep([]), { signal });
  const unsubscribe = router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || pathOf(state) === path) return;
    path = pathOf(state);
    // The router needs calls of the API; the worker may have the whole page.
    if (state.errors && isWithoutNetwork()) return window.location.reload();
    // The router loads no document.
    keep([path]);
  });
  signal.addEventListener('abort', unsubscribe);
  signal.addEventListener('abort', followLinksOffline());
  checkRegularly(registration, signal);
};

/** Removes the worker and everything that it has kept. */
const remove = async (): Promise<void> => {
  isRemoved = true;
  const registrations = await navigator.serviceWorker.getRegistrations();
  // The worker stays until its pages are closed.
  registrations.forEach((registration) => sendTo(registration, { type: 'stop' }));
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
};

/**
 * Starts to keep pages for when the visitor is offline, or ends that and removes all that was kept. Does nothing in a
 * browser without service workers. Resolves when the worker is registered, or removed.
 */
export const keepPages = async (isOn: boolean, router: Router): Promise<void> => {
  if (!('serviceWorker' in navigator) || (isOn && running)) return;
  running?.abort();
  running = isOn ? new AbortController() : undefined;
  await (running ? start(router, running.signal) : remove());
};
