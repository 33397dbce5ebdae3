import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../../platform/database/connection';
import type { NoteEmptySearch } from '../empty-search';
import { LIMITS } from '../cost/limits';
import type { SearchCalls } from '../search-calls';
import { SearchError } from '../search-error';
import type { FromSearchThread } from './messages';
import { createPendingCalls } from './pending-calls';
import { createPendingRebuilds } from './pending-rebuilds';
import { startRestartingWorker } from './restarting-worker';

interface Options {
  /** Path of the worker script that holds the indexes. */
  workerPath: string;
  open: Pick<OpenDatabase, 'share'>;
  log: FastifyBaseLogger;
  noteEmptySearch: NoteEmptySearch;
  /** Milliseconds until a call must be answered. */
  callMilliseconds?: number;
}

/** The search indexes, in a thread of their own. */
export interface SearchThread extends SearchCalls {
  /** Whether every index has been built at least once, by this thread or an earlier one. */
  areBuilt(): boolean;
  /** Rebuilds every index from the database; searches use the old indexes until then. */
  rebuild(): Promise<void>;
  /** Stops the thread. Calls in progress are answered with 503. */
  stop(): Promise<void>;
}

const notRunning = () => new SearchError(503, 'The search is restarting. Try again in some seconds.', 2);

/**
 * Starts the search thread, whose indexes are empty until `rebuild`. A thread that ends or is blocked is replaced, and the
 * indexes are built again.
 */
export const startSearchThread = (options: Options): SearchThread => {
  const { workerPath, open, log, noteEmptySearch, callMilliseconds = LIMITS.callMilliseconds } = options;
  let version = '';
  let areBuilt = false;

  const rebuilds = createPendingRebuilds(
    (id) => worker.isRunning() && worker.post({ kind: 'rebuild', id, database: open.share() }),
    (err) => log.error({ err }, 'Could not build the search indexes'),
  );
  const receive = (message: FromSearchThread) => {
    if (message.kind === 'built') {
      version = message.version;
      areBuilt ||= message.areBuilt;
    } else if (message.kind === 'empty-search') noteEmptySearch(message.index, message.query);
    else if (message.kind === 'rebuilt') {
      if (message.error === undefined) worker.noteSuccess();
      rebuilds.finish(message.id, message.error);
    } else calls.receive(message);
  };
  const worker = startRestartingWorker({
    path: workerPath,
    log,
    onMessage: receive,
    onEnd: () => calls.failAll(notRunning()),
    onRestart: () => rebuilds.resend(),
  });
  const calls = createPendingCalls({
    send: (message) => worker.post(message),
    onBlocked: () => worker.replace(),
    callMilliseconds,
  });

  return {
    version: () => version,
    areBuilt: () => areBuilt,
    rebuild: () => rebuilds.add(),
    call: async (call, signal) => {
      if (!worker.isRunning()) throw notRunning();
      return calls.add(call, signal);
    },
    async stop() {
      rebuilds.stop();
      calls.failAll(notRunning());
      await worker.stop();
    },
  };
};
