import { join } from 'node:path';
import { buildApp } from '../../app';
import type { App } from '../../app';
import type { OpenDatabase } from '../../platform/database/connection';
import { openDatabase, openOrJoinDatabase } from '../../platform/database/connection';
import { searchWorkerPath } from '../../testing/app';
import { shippedCatalogue } from '../../testing/catalogue';
import { temporaryDirectory, workerPath } from '../../testing/database';
import { until } from '../../testing/until';
import { importFrom, PUBLICATION } from './testing';

const { directory, remove } = temporaryDirectory();
let open: OpenDatabase;
let server: App;

beforeAll(async () => {
  open = await openDatabase({ dataDirectory: directory, workerPath });
  const catalogue = await shippedCatalogue();
  server = await buildApp({
    open,
    catalogue: { ...catalogue, courses: () => [] },
    settings: {
      apiUrl: 'https://example.org',
      searchDomain: '',
      servicesDomain: '',
      careersFinderDomain: '',
      accountsDomain: '',
      embed: false,
    },
    artworkDirectory: join(directory, 'artwork'),
    searchWorkerPath,
    logger: false,
  });
  await until(() => server.services.search.areBuilt());
});
afterAll(async () => {
  await server.app.close();
  await open.close();
  remove();
});

it('imports into the database of a running server, which continues to respond and then reloads', async () => {
  const revisionBefore = await server.services.revision.check();
  const importer = await openOrJoinDatabase({ dataDirectory: directory, workerPath });
  expect(importer.joined).toBe(true);
  let isImporting = true;
  const requests = (async () => {
    const url = '/api/v1/geocode-postcode?postcode=BA2'; // This route queries the database on each request.
    const statuses = new Set<number>();
    while (isImporting) statuses.add((await server.app.inject(url)).statusCode);
    return [...statuses];
  })();
  await importFrom(importer.database, PUBLICATION, join(directory, 'reports'));
  isImporting = false;
  await importer.close();
  expect(await requests).toEqual([200]);
  expect(await server.services.revision.check()).toBeGreaterThan(revisionBefore);
  const names = server.services.providers.profiles().map(({ name }) => name);
  expect(names).toContain('New Coast College');
});
