import type { FastifyInstance } from 'fastify';
import { artworkRoutes } from './delivery/artwork/routes';
import type { CatalogueFiles } from './domain/catalogue/files';
import type { OpenDatabase } from './platform/database/connection';
import { migrate } from './platform/database/migrations';
import { loadDocuments } from './domain/guides/documents';
import { countEmptySearches } from './count-empty-searches';
import { startScheduledCleanup } from './scheduled-cleanup';
import { apiDocsRoute } from './delivery/api/api-docs/route';
import { followMethods } from './delivery/other-methods';
import { createResponseCache } from './delivery/response-cache';
import { routes } from './delivery/routes';
import type { Services } from './delivery/services';
import type { Settings } from './delivery/api/settings/schema';
import { seed } from './domain/seeding/seed';
import { buildProviderIndex } from './domain/providers/in-memory-index';
import { followRevision } from './platform/database/follow-revision';
import { startSearchThread } from './delivery/search/thread/search-thread';
import type { Logger } from './platform/server/server';
import { createServer } from './platform/server/server';

export interface AppOptions {
  open: OpenDatabase;
  catalogue: CatalogueFiles;
  settings: Settings;
  /** The cache folder of rendered pictures. */
  artworkDirectory: string;
  /** Path of the worker script that holds the search indexes. */
  searchWorkerPath: string;
  logger: Logger;
}

/** The application and the services that its routes use. */
export interface App {
  app: FastifyInstance;
  services: Services;
}

/** Migrates and seeds the database and returns the application, ready to listen or to be tested by `inject`. The caller closes the database after the application, because requests in progress still need it. */
export const buildApp = async (options: AppOptions): Promise<App> => {
  const { open, catalogue, artworkDirectory, logger } = options;
  const app = createServer(logger);
  const emptySearches = countEmptySearches(app, open.database);
  const search = startSearchThread({
    workerPath: options.searchWorkerPath,
    open,
    log: app.log,
    noteEmptySearch: emptySearches.note,
  });
  app.addHook('onClose', () => search.stop());
  const { applied, newer } = await migrate(open.database);
  if (newer.length > 0)
    app.log.warn({ newer }, 'A newer backend migrated the database; it works with this one');
  const seeded = await seed(open.database, catalogue);
  app.log.info({ migrations: applied, seeded, catalogue: catalogue.version }, 'Database is up to date');

  const services = { ...(await createServices(options, app)), search, emptySearches };
  const addOtherMethods = followMethods(app);
  await apiDocsRoute(app, services); // before the routes: it describes each as it is added
  for (const route of routes) await route(app, services);
  await app.register(artworkRoutes, {
    cacheDirectory: artworkDirectory,
    findProvider: async (shortId: string) => {
      const profile = services.providers.profiles().find((candidate) => candidate.shortId === shortId);
      return profile ? { ukprn: profile.shortId, ...profile } : null;
    },
    findEmployer: (alias: string) => services.documents.byId('employers', alias),
  });
  addOtherMethods();
  startScheduledCleanup(app, open.database);
  // Registered last: the cache is cleared after the providers and documents that responses are made from were reloaded.
  services.revision.onRevision(() => services.cache.clear());
  await app.ready();
  return { app, services };
};

const createServices = async (
  options: AppOptions,
  app: FastifyInstance,
): Promise<Omit<Services, 'search' | 'emptySearches'>> => {
  const { open, catalogue, settings } = options;
  const revision = await followRevision({
    database: open.database,
    onError: (error) => app.log.error({ err: error }, 'Could not check the revision of the data'),
  });
  app.addHook('onClose', () => revision.stop());
  const providers = await buildProviderIndex(open.database);
  const documents = await loadDocuments(open.database);
  revision.onRevision(() => providers.refresh());
  revision.onRevision(() => documents.refresh());
  const cache = createResponseCache(catalogue.version);
  return { open, documents, providers, revision, settings, cache };
};
