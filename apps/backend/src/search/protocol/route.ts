import type { FastifyInstance } from 'fastify';
import { londonToday } from '../../events/days';
import type { Services } from '../../http/services';
import { searchProtocol } from './routes';

const retryAfter = 1000;
const watchEvery = 60_000;

/**
 * C-19: the search service, under `/search`. The indexes are built once the routes are there, without holding up the
 * start: a search waits for the first build of its index. They are built again when the data changes, and each day, for
 * records hold dates.
 */
export async function searchRoute(app: FastifyInstance, { indexes, revision }: Services): Promise<void> {
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
      setTimeout(keepCurrent, retryAfter).unref();
    });
  };
  const watch = setInterval(keepCurrent, watchEvery);
  watch.unref();
  keepCurrent();
  app.addHook('onClose', async () => {
    clearInterval(watch);
    await indexes.stop();
  });
}
