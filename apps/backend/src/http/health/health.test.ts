import { buildApp } from '../../app';
import { openDatabase } from '../../database/connection';
import { shippedCatalogue, temporaryDirectory, workerPath } from '../../testing/app';

it('is alive but not ready when the database has gone', async () => {
  const { directory, remove } = temporaryDirectory();
  const open = await openDatabase({ dataDirectory: directory, workerPath });
  const settings = { apiUrl: '', searchDomain: '', servicesDomain: '', embed: false };
  const catalogue = await shippedCatalogue();
  const { app } = await buildApp({ open, catalogue, settings, artworkDirectory: directory, logger: false });
  await open.close();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    503,
    expect.stringMatching('problem'),
  ]);
  await app.close();
  remove();
});
