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

/** The worker that runs the embedded database, as the tests start it. */
export const workerPath = join(backend, 'src/platform/database/pglite-worker.mjs');

/** The shipped catalogue. */
export const shippedCatalogue = (): Promise<CatalogueFiles> => readCatalogue(join(backend, 'catalogue'));

/** One in so many of its courses is in a test's database. */
const oneCourseIn = 12;

/**
 * The shipped catalogue with few of its courses, and all of the rest: tests bring the courses that they look for, and
 * most of a start is reading and indexing them. That the whole of it can be seeded and served is proved by starting the
 * process itself.
 */
export const testCatalogue = async (): Promise<CatalogueFiles> => {
  const catalogue = await shippedCatalogue();
  return {
    ...catalogue,
    version: `${catalogue.version}, one course in ${oneCourseIn}`,
    *courses() {
      let count = 0;
      for (const course of catalogue.courses()) if (count++ % oneCourseIn === 0) yield course;
    },
  };
};

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  open: OpenDatabase;
  database: Database;
  /** GET with an address built from a path and parameters. */
  get(path: string, parameters?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The real application on a database of its own, seeded with the tests' catalogue: the embedded one, or PostgreSQL when TEST_DATABASE_URL says where. */
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

/** The same for all tests of a file: it is there from the first on, and closed after the last. */
export const withTestApp = (): TestApp => {
  const backend = {} as TestApp;
  beforeAll(async () => void Object.assign(backend, await startTestApp()));
  afterAll(() => backend.close());
  return backend;
};
