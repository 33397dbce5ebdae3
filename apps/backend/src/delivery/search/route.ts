import type { FastifyInstance } from 'fastify';
import { londonToday } from '../../domain/events/days';
import type { Services } from '../services';
import { searchProtocol } from './routes';

const RETRY_AFTER_MS = 1000;
const CHECK_INTERVAL_MS = 60_000;

/**
 * Registers the search service under `/search` (C-19). The indexes are built after the routes are registered, without
 * delaying the start: a search waits for the first build of its index. They are rebuilt when the data changes, and daily,
 * because records hold dates.
 */
export const searchRoute = async (app: FastifyInstance, { search, revision }: Services): Promise<void> => {
  await app.register(searchProtocol, { prefix: '/search', search });
  revision.onRevision(() => search.rebuild());

  let builtOn = '';
  const rebuildDaily = () => {
    const today = londonToday();
    if (builtOn === today) return;
    builtOn = today;
    search.rebuild().catch((error: unknown) => {
      app.log.error({ err: error }, 'Could not build the search indexes');
      builtOn = '';
      setTimeout(rebuildDaily, RETRY_AFTER_MS).unref();
    });
  };
  const timer = setInterval(rebuildDaily, CHECK_INTERVAL_MS);
  timer.unref();
  rebuildDaily();
  app.addHook('onClose', async () => clearInterval(timer));
};
