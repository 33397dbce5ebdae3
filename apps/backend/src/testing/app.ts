import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../database/connection';
import type { Services } from '../http/services';
import type { CatalogueFiles } from '../catalogue/files';
import { readCatalogue } from '../catalogue/files';
import { openDatabase } from '../database/connection';

const backend = join(__dirname, '../..');

/** The worker that runs the embedded database, as the tests start it. */
export const workerPath = join(backend, 'src/database/pglite-worker.mjs');

/** The shipped catalogue. */
export const shippedCatalogue = (): Promise<CatalogueFiles> => readCatalogue(join(backend, 'catalogue'));

/** A new folder, and how to remove it. */
export function temporaryDirectory(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'signpost-backend-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  database: Database;
  /** GET with an address built from a path and parameters. */
  get(path: string, parameters?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The real application on a real embedded database, seeded with the shipped catalogue, in a folder of its own. */
export async function startTestApp(): Promise<TestApp> {
  const { directory, remove } = temporaryDirectory();
  const open = await openDatabase({ dataDirectory: directory, workerPath });
  const { app, services } = await buildApp({
    open,
    catalogue: await shippedCatalogue(),
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
      remove();
    },
  };
}
