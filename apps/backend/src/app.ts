import type { FastifyInstance } from 'fastify';
import { artworkRoutes } from './artwork';
import type { CatalogueFiles } from './catalogue/files';
import type { OpenDatabase } from './database/connection';
import { migrate } from './database/migrations';
import { loadDocuments } from './documents/documents';
import { keepHouse } from './housekeeping';
import { apiDocsRoute } from './http/api-docs/route';
import { followMethods } from './http/other-methods';
import { createResponseCache } from './http/response-cache';
import { routes } from './http/routes';
import type { Services } from './http/services';
import type { Settings } from './http/settings/schema';
import { seed } from './seeding/seed';
import { rememberProviders } from './providers/memory';
import { followRevision } from './revision/follow-revision';
import { indexDefinitions } from './search/indexes';
import { createLiveIndexes } from './search/indexes/live-indexes';
import { gatherSources } from './search/indexes/sources';
import type { Logger } from './server';
import { createServer } from './server';

export interface AppOptions {
  open: OpenDatabase;
  catalogue: CatalogueFiles;
  settings: Settings;
  /** Where rendered pictures are kept. */
  artworkDirectory: string;
  logger: Logger;
}

/** The application with what its routes stand on. */
export interface App {
  app: FastifyInstance;
  services: Services;
}

/** Brings the database up to date and gives the application, ready to listen or to be tested by `inject`. The database is the caller's to close, after the application: requests under way still need it. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { open, catalogue, artworkDirectory, logger } = options;
  const app = createServer(logger);
  const { applied, newer } = await migrate(open.database);
  if (newer.length > 0)
    app.log.warn({ newer }, 'A newer backend migrated the database; it works with this one');
  const seeded = await seed(open.database, catalogue);
  app.log.info({ migrations: applied, seeded, catalogue: catalogue.version }, 'Database is up to date');

  const services = await createServices(options, app);
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
  keepHouse(app, open.database);
  // Last, so that an answer is forgotten only when what it is made of is new.
  services.revision.onRevision(() => services.cache.clear());
  await app.ready();
  return { app, services };
}

async function createServices(options: AppOptions, app: FastifyInstance): Promise<Services> {
  const { open, catalogue, settings } = options;
  const revision = await followRevision({
    database: open.database,
    onError: (error) => app.log.error({ err: error }, 'Could not follow the data'),
  });
  app.addHook('onClose', () => revision.stop());
  const providers = await rememberProviders(open.database);
  const documents = await loadDocuments(open.database);
  revision.onRevision(() => providers.refresh());
  revision.onRevision(() => documents.refresh());
  const indexes = createLiveIndexes({
    definitions: indexDefinitions,
    gather: () => gatherSources({ open, documents, providers }),
  });
  const cache = createResponseCache(catalogue.version);
  return { open, documents, providers, revision, indexes, settings, cache };
}
