import { indexDefinitions } from '../../../domain/search/indexes';
import { createLiveIndexes } from '../../../domain/search/indexes/live-indexes';
import { gatherSources } from '../../../domain/search/indexes/sources';
import { createServer } from '../../../platform/server/server';
import type { TestApp } from '../../../testing/app';
import { startTestApp } from '../../../testing/app';
import { healthRoute } from './route';

let backend: TestApp;

beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

it('is live at once, ready when the indexes are built, and not ready without the database', async () => {
  const { services, open } = backend;
  const indexes = createLiveIndexes({
    definitions: indexDefinitions.slice(0, 2),
    gather: () => gatherSources(services),
  });
  const app = createServer(false);
  healthRoute(app, { ...services, indexes });
  const ready = async () => {
    const answer = await app.inject('/readyz');
    return [answer.statusCode, answer.json<{ detail?: string }>().detail];
  };

  expect(await ready()).toEqual([503, 'The search indexes are being built.']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await indexes.rebuild();
  expect(await ready()).toEqual([200, undefined]);

  await open.close();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(await ready()).toEqual([503, 'The database does not answer.']);
  expect((await app.inject('/readyz')).headers['content-type']).toMatch('problem');
  await app.close();
});
