import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Database, OpenDatabase } from '../platform/database/connection';
import type { Services } from '../delivery/services';
import { testCatalogue } from './catalogue';
import { openSeededDatabase } from './seeded';

/** Path of the worker script that holds the search indexes, which Jest's global setup has bundled. */
export const searchWorkerPath = process.env['TEST_SEARCH_WORKER'] ?? '';

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
  const { open, directory, close } = await openSeededDatabase(catalogue);
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
      await close();
    },
  };
};

/** Waits until the search thread has built every index; searches find nothing before. */
export const searchBuilt = async ({ services }: TestApp): Promise<void> => {
  while (!services.search.areBuilt()) await setTimeout(50);
};

/** Starts the application before the first test of a file and closes it after the last. */
export const withTestApp = (): TestApp => {
  const backend = {} as TestApp;
  beforeAll(async () => void Object.assign(backend, await startTestApp()));
  afterAll(() => backend.close());
  return backend;
};
