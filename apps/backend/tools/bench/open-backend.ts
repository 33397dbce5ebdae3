import { join } from 'node:path';
import { buildApp } from '../../src/app';
import { readCatalogue } from '../../src/domain/catalogue/files';
import { openDatabase } from '../../src/platform/database/connection';
import type { TestStorage } from '../../src/testing/database';

const BACKEND_DIRECTORY = join(__dirname, '../..');

/** Opens the application on a data directory, or on a database server. */
export const openBackend = async ({ directory, url }: Pick<TestStorage, 'directory' | 'url'>) => {
  const database = await openDatabase({
    url,
    dataDirectory: directory,
    workerPath: join(BACKEND_DIRECTORY, 'src/platform/database/pglite-worker.mjs'),
  });
  const catalogue = await readCatalogue(join(BACKEND_DIRECTORY, 'catalogue'));
  const { app } = await buildApp({
    open: database,
    catalogue,
    settings: {
      apiUrl: '',
      searchDomain: '',
      servicesDomain: '',
      careersFinderDomain: '',
      accountsDomain: '',
      embed: false,
    },
    artworkDirectory: join(directory, 'artwork'),
    searchWorkerPath: join(BACKEND_DIRECTORY, 'src/delivery/search/thread/search-worker.mjs'),
    logger: false,
  });
  const address = await app.listen({ port: 0 });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { address, close, catalogue, database: database.database };
};
