import type { FastifyInstance } from 'fastify';
import { createEmptySearches, type EmptySearches } from './domain/feedback/empty-searches';
import type { Database } from './platform/database/connection';

const FLUSH_INTERVAL_MS = 60_000;

/** Counts searches that find nothing while the application runs, and writes the counts every minute and when it closes. */
export const countEmptySearches = (app: FastifyInstance, database: Database): EmptySearches => {
  const emptySearches = createEmptySearches(database);
  const flush = () =>
    emptySearches
      .flush()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'Could not store the searches without results'),
      );
  const timer = setInterval(() => void flush(), FLUSH_INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return emptySearches;
};
