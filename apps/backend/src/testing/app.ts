import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Database, OpenDatabase } from '../platform/database/connection';
import type { Services } from '../delivery/services';
import type { CatalogueFiles } from '../domain/catalogue/files';
import { readCatalogue } from '../domain/catalogue/files';
import { openDatabase } from '../platform/database/connection';
import { testStorage } from './database';
import { copySeededDatabase, seededTemplateOn } from './seeded';

export { temporaryDirectory } from './database';

const backend = join(__dirname, '../..');

/** Path of the worker script that runs the embedded database. */
export const workerPath = join(backend, 'src/platform/database/pglite-worker.mjs');

/** Path of the worker script that holds the search indexes. */
export const searchWorkerPath = join(backend, 'src/delivery/search/thread/search-worker.mjs');

/** The shipped catalogue. */
export const shippedCatalogue = (): Promise<CatalogueFiles> => readCatalogue(join(backend, 'catalogue'));

/** The test catalogue contains every twelfth course. */
const COURSE_SAMPLE_INTERVAL = 12;

/**
 * The shipped catalogue with a sample of its courses, because indexing all courses takes most of the start of a test.
 * Tests add the courses that they need. `main.test.ts` covers seeding and serving the whole catalogue.
 */
export const testCatalogue = async (): Promise<CatalogueFiles> => {
  const catalogue = await shippedCatalogue();
  return {
    ...catalogue,
    version: `${catalogue.version}, one course in ${COURSE_SAMPLE_INTERVAL}`,
    *courses() {
      let count = 0;
      for (const course of catalogue.courses()) if (count++ % COURSE_SAMPLE_INTERVAL === 0) yield course;
    },
  };
};

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  open: OpenDatabase;
  database: Database;
  /** Sends a GET request with query parameters. */
  get(path: string, parameters?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Starts the real application on a new database, seeded with the test catalogue: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const startTestApp = async (): Promise<TestApp> => {
  const catalogue = await testCatalogue();
  const templateOn = (server: string) => seededTemplateOn(server, catalogue, workerPath);
  const { directory, url, remove } = await testStorage(templateOn);
  if (url === undefined) await copySeededDatabase(directory, catalogue, workerPath);
  const open = await openDatabase({ url, dataDirectory: directory, workerPath });
  const { app, services } = await buildApp({
    open,
    catalogue,
    settings: { apiUrl: 'https://example.org', searchDomain: '', servicesDomain: '', embed: false },
    artworkDirectory: join(directory, 'artwork'),
    searchWorkerPath,
    logger: false,
  });
  return {
    app,
    services,
    open,
    database: open.database,
    get: (path, parameters = {}) => app.inject({ method: 'GET', url: path, query: parameters }),
    async close() {
      await app.close();
      await open.close();
      await remove();
    },
  };
};

/** Starts the application before the first test of a file and closes it after the last. */
export const withTestApp = (): TestApp => {
  const backend = {} as TestApp;
  beforeAll(async () => void Object.assign(backend, await startTestApp()));
  afterAll(() => backend.close());
  return backend;
};
