import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Services } from '../delivery/services';
import type { CatalogueFiles } from '../domain/catalogue/files';
import type { Database, OpenDatabase } from '../platform/database/connection';
import { testCatalogue } from './catalogue';
import { openSeededDatabase } from './seeded';
import { until } from './until';

/** Path of the worker script that holds the search indexes, which Jest's global setup has bundled. */
export const searchWorkerPath = process.env['TEST_SEARCH_WORKER'] ?? '';

/** Path of a worker script in its place that builds no index and answers no search. */
export const noSearchWorkerPath = join(__dirname, 'no-search-worker.mjs');

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  open: OpenDatabase;
  database: Database;
  /** Sends a GET request with query parameters. */
  get(path: string, parameters?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Listens on a free port, once, and returns it. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

interface TestAppOptions {
  /**
   * `none` starts the application in a third of the time, for tests that search nothing. With `built` it starts once
   * every index is built; searches find nothing before.
   */
  search: 'none' | 'built';
  /** The test catalogue, unless another is given. */
  catalogue?: (() => Promise<CatalogueFiles>) | undefined;
  /** Changes the new database before the application starts. */
  prepare?: ((database: Database, catalogue: CatalogueFiles) => Promise<void>) | undefined;
}

/** Starts the real application on a new database, seeded with the test catalogue: embedded, or on the PostgreSQL server of TEST_DATABASE_URL. */
export const startTestApp = async ({
  search,
  catalogue: readCatalogue = testCatalogue,
  prepare,
}: TestAppOptions): Promise<TestApp> => {
  const catalogue = await readCatalogue();
  const { open, directory, close } = await openSeededDatabase(catalogue);
  await prepare?.(open.database, catalogue);
  const { app, services } = await buildApp({
    open,
    catalogue,
    settings: {
      apiUrl: 'https://example.org',
      searchDomain: '',
      servicesDomain: '',
      careersFinderDomain: '',
      accountsDomain: '',
      embed: false,
    },
    artworkDirectory: join(directory, 'artwork'),
    searchWorkerPath: search === 'none' ? noSearchWorkerPath : searchWorkerPath,
    logger: false,
  });
  await until(() => services.search.areBuilt());
  return {
    app,
    services,
    open,
    database: open.database,
    get: (path, parameters = {}) => app.inject({ method: 'GET', url: path, query: parameters }),
    async listen() {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    async close() {
      await app.close();
      await close();
    },
  };
};

/** Starts the application before the first test of a file and closes it after the last. */
export const withTestApp = (options: TestAppOptions): TestApp => {
  const backend = {} as TestApp;
  beforeAll(async () => void Object.assign(backend, await startTestApp(options)));
  afterAll(() => backend.close());
  return backend;
};
