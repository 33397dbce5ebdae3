import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../database/connection';
import type { Services } from '../http/services';
import type { CatalogueFiles } from '../catalogue/files';
import { readCatalogue } from '../catalogue/files';
import { openDatabase } from '../database/connection';
import { testStorage } from './database';
import { copySeededDatabase, seededTemplateOn } from './seeded';

export { temporaryDirectory } from './database';

const backend = join(__dirname, '../..');

/** The worker that runs the embedded database, as the tests start it. */
export const workerPath = join(backend, 'src/database/pglite-worker.mjs');

/** The shipped catalogue. */
export const shippedCatalogue = (): Promise<CatalogueFiles> => readCatalogue(join(backend, 'catalogue'));

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: Database;
  /** GET with an address built from a path and parameters. */
  get(path: string, parameters?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The real application on a database of its own, seeded with the shipped catalogue: the embedded one, or PostgreSQL when TEST_DATABASE_URL says where. */
export async function startTestApp(): Promise<TestApp> {
  const catalogue = await shippedCatalogue();
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
    database: open.database,
    get: (path, parameters = {}) => app.inject({ method: 'GET', url: path, query: parameters }),
    async close() {
      await app.close();
      await open.close();
      await remove();
    },
  };
}
