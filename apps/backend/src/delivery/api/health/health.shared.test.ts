import { openDatabase } from '../../../platform/database/connection';
import { createServer } from '../../../platform/server/server';
import { noSearchWorkerPath } from '../../../testing/app';
import { copyEmptyDatabase, temporaryDirectory, workerPath } from '../../../testing/database';
import { startSearchThread } from '../../search/thread/search-thread';
import type { Services } from '../../services';
import { healthRoute } from './route';

export const healthTests = (): void => {
  const { directory, remove } = temporaryDirectory();
  afterAll(remove);

  it('the backend is live at once, ready when the indexes are built, and not ready without the database', async () => {
    await copyEmptyDatabase(directory);
    const open = await openDatabase({ dataDirectory: directory, workerPath });
    const app = createServer(false);
    const search = startSearchThread({
      workerPath: noSearchWorkerPath,
      open,
      log: app.log,
      noteEmptySearch: () => undefined,
    });
    healthRoute(app, { open, search } as Services);
    const ready = async () => {
      const answer = await app.inject('/readyz');
      return [answer.statusCode, answer.json<{ detail?: string }>().detail];
    };

    expect(await ready()).toEqual([503, 'The search indexes are being built.']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await search.rebuild();
    expect(await ready()).toEqual([200, undefined]);

    await open.close();
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect(await ready()).toEqual([503, 'The database does not answer.']);
    expect((await app.inject('/readyz')).headers['content-type']).toMatch('problem');
    await app.close();
    await search.stop();
  });
};
