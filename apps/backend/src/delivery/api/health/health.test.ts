import { createServer } from '../../../platform/server/server';
import type { TestApp } from '../../../testing/app';
import { searchWorkerPath, startTestApp } from '../../../testing/app';
import { startSearchThread } from '../../search/thread/search-thread';
import { healthRoute } from './route';

let backend: TestApp;

beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

it('is live at once, ready when the indexes are built, and not ready without the database', async () => {
  const { services, open } = backend;
  const app = createServer(false);
  const search = startSearchThread({
    workerPath: searchWorkerPath,
    open,
    log: app.log,
    noteEmptySearch: () => undefined,
  });
  healthRoute(app, { ...services, search });
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
