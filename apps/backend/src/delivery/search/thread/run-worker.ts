import { parentPort } from 'node:worker_threads';
import type { TransferListItem } from 'node:worker_threads';
import { indexDefinitions } from '../../../domain/search/indexes';
import { createLiveIndexes } from '../../../domain/search/indexes/live-indexes';
import { gatherSources } from '../../../domain/search/indexes/sources';
import { openFromThread } from '../../../platform/database/connection';
import type { DatabaseAccess } from '../../../platform/database/connection';
import type { SearchCall } from '../search-calls';
import { SearchError, toSearchError } from '../search-error';
import { createSearcher } from '../searcher';
import type { CallError, FromSearchThread, ToSearchThread } from './messages';

// The program of the search thread: it holds the search indexes and answers the calls that the main thread sends.

if (!parentPort) throw new Error('This program runs in a worker thread.');
const port = parentPort;

const post = (message: FromSearchThread, transfer: TransferListItem[] = []) =>
  port.postMessage(message, transfer);

const indexes = createLiveIndexes({
  definitions: indexDefinitions,
  onBuilt: () => post({ kind: 'built', version: indexes.version(), areBuilt: indexes.areBuilt() }),
});
const searcher = createSearcher({
  indexes,
  noteEmptySearch: (index, query) => post({ kind: 'empty-search', index, query }),
});
/** Calls in progress, by id. */
const running = new Map<number, AbortController>();
const builds = new Set<Promise<void>>();

const answer = async (id: number, call: SearchCall): Promise<void> => {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const json = await searcher.call(call, controller.signal);
    post({ kind: 'answer', id, json }, [json.buffer as ArrayBuffer]);
  } catch (error) {
    post({ kind: 'error', id, error: toCallError(error) });
  } finally {
    running.delete(id);
  }
};

const toCallError = (error: unknown): CallError => {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { status, message, retryAfter } = toSearchError(thrown);
  const isExpected = thrown instanceof SearchError || status < 500;
  return { status, message, retryAfter, ...(!isExpected && { cause: thrown.stack }) };
};

/** Builds the indexes over a connection of its own, so that nothing but the indexes stays in memory. */
const rebuild = async (id: number, access: DatabaseAccess): Promise<void> => {
  const { database, close } = openFromThread(access);
  try {
    await indexes.rebuild(() => gatherSources(database));
    post({ kind: 'rebuilt', id });
  } catch (error) {
    post({
      kind: 'rebuilt',
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  } finally {
    await close();
  }
};

const stop = async (): Promise<void> => {
  await indexes.stop();
  await Promise.all(builds);
  process.exit(0); // ends this thread only
};

port.on('message', (message: ToSearchThread) => {
  switch (message.kind) {
    case 'call':
      void answer(message.id, message.call);
      break;
    case 'cancel':
      running.get(message.id)?.abort();
      post({ kind: 'cancelled', id: message.id });
      break;
    case 'rebuild': {
      const build = rebuild(message.id, message.database).finally(() => builds.delete(build));
      builds.add(build);
      break;
    }
    case 'stop':
      void stop();
  }
});
