import { splitAddress } from '@signpost/language/runtime';
import * as v from 'valibot';
import { OFFLINE_PAGE, OFFLINE_STYLE } from '../addresses';
import { workerMessage, type WorkerMessage } from '../messages';
import { answerDocument, answerFile, answerOfflinePage } from './answer';
import { checkReleases, keepRequested } from './keep';
import { isImmutableFile } from './rules';
import type { WorkerScope } from './scope';
import { prepareStore, startStore, stopStore, trimStore } from './store';

const scope = self as unknown as WorkerScope;
const { OFFLINE_CONFIG: config, location, registration } = scope;

let isFirst = false;

// A new worker takes over at once, also while pages are open: it has only pages together with their own files, whose
// names change with their content, so that an open page never gets a file of another build.
scope.addEventListener('install', (event) => {
  isFirst = !registration.active;
  event.waitUntil(prepareStore(config.files).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  const activate = async () => {
    await registration.navigationPreload?.enable();
    // A later worker has the pages of the earlier one. Claiming again would end the back/forward cache.
    if (isFirst) await scope.clients.claim();
  };
  event.waitUntil(activate());
});

let started: Promise<unknown> = Promise.resolve();

const handle = async (message: WorkerMessage): Promise<void> => {
  if (message.type === 'stop') return stopStore();
  if (message.type === 'start') started = startStore(config.files);
  await started;
  if (message.type === 'check') await checkReleases();
  if (message.type !== 'keep') return;
  await keepRequested(message, location.origin);
  await trimStore(config.files);
};

scope.addEventListener('message', (event) => {
  const { success, output } = v.safeParse(workerMessage, event.data);
  // What cannot be fetched now is kept the next time.
  if (success) event.waitUntil(handle(output).catch(() => undefined));
});

// Everything else is left to the browser: calls of the API, forms, other origins, frames.
scope.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (destination !== 'document') return;
    event.respondWith(
      splitAddress(pathname).path === OFFLINE_PAGE
        ? answerOfflinePage(event, pathname)
        : answerDocument(event, pathname + search, origin),
    );
    event.waitUntil(trimStore(config.files));
  } else if (search === '' && (pathname === OFFLINE_STYLE || isImmutableFile(pathname))) {
    event.respondWith(answerFile(event, pathname));
  }
});
