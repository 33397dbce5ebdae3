import type { FastifyInstance } from 'fastify';
import { londonToday } from '../../domain/events/days';
import type { Services } from '../services';
import { searchProtocol } from './routes';

const RETRY_AFTER_MS = 1000;
const WATCH_INTERVAL_MS = 60_000;

/**
 * C-19: the search service, under `/search`. The indexes are built once the routes are there, without holding up the
 * start: a search waits for the first build of its index. They are built again when the data changes, and each day, for
 * records hold dates.
 */
export const searchRoute = async (app: FastifyInstance, { indexes, revision }: Services): Promise<void> => {
  await app.register(searchProtocol, { prefix: '/search', indexes });
  revision.onRevision(() => indexes.rebuild());

  let builtFor = '';
  const keepCurrent = () => {
    const today = londonToday();
    if (builtFor === today) return;
    builtFor = today;
    indexes.rebuild().catch((error: unknown) => {
      app.log.error({ err: error }, 'Could not build the search indexes');
      builtFor = '';
      setTimeout(keepCurrent, RETRY_AFTER_MS).unref();
    });
  };
  const watch = setInterval(keepCurrent, WATCH_INTERVAL_MS);
  watch.unref();
  keepCurrent();
  app.addHook('onClose', async () => {
    clearInterval(watch);
    await indexes.stop();
  });
};
