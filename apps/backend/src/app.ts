import type { FastifyInstance } from 'fastify';
import { artworkRoutes } from './artwork';
import type { CatalogueFiles } from './catalogue/files';
import { seed } from './catalogue/seed';
import type { OpenDatabase } from './database/connection';
import { migrate } from './database/migrations';
import { coursesRoute } from './http/courses/route';
import { geocodeRoute } from './http/geocode/route';
import { healthRoute } from './http/health/route';
import { institutionRoute } from './http/institution/route';
import { createResponseCache } from './http/response-cache';
import type { Services } from './http/services';
import { settingsRoute } from './http/settings/route';
import type { Settings } from './http/settings/schema';
import { unisRoute } from './http/unis/route';
import { loadProfiles } from './providers/profiles';
import { createSimilarity } from './providers/similar';
import { createProviderNames } from './search/provider-names';
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

/** Brings the database up to date and gives the application, ready to listen or to be tested by `inject`. The database is the caller's to close, after the application: requests under way still need it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { open, catalogue, settings, artworkDirectory, logger } = options;
  const app = createServer(logger);
  const migrations = await migrate(open.database);
  const seeded = await seed(open.database, catalogue);
  app.log.info({ migrations, seeded, catalogue: catalogue.version }, 'Database is up to date');

  const profiles = await loadProfiles(open.database);
  const services: Services = {
    open,
    names: createProviderNames(profiles),
    similarTo: createSimilarity(profiles),
    cache: createResponseCache(catalogue.version),
    settings,
  };
  const routes = [settingsRoute, unisRoute, coursesRoute, institutionRoute, geocodeRoute, healthRoute];
  for (const route of routes) route(app, services);
  await app.register(artworkRoutes, {
    cacheDirectory: artworkDirectory,
    findProvider: async (shortId: string) => {
      const profile = profiles.find((candidate) => candidate.shortId === shortId);
      return profile ? { ukprn: profile.shortId, ...profile } : null;
    },
  });
  await app.ready();
  return app;
}
