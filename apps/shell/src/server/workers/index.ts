import cluster from 'node:cluster';
import { pino } from 'pino';
import type { DisabledReleases } from './disabled-releases';
import { serve, type Site } from './worker/serve';
import { readWorkerSettings } from './settings';
import { supervise } from './supervisor/supervise';

export type { Site } from './worker/serve';
export { openCanaries } from './worker/shared-canaries';
export type { DisabledReleases } from './disabled-releases';
export type { DisabledRelease } from './messages';
export { openRegistry } from './worker/shared-metrics';

/**
 * Keeps the processes that serve the site, or serves it when it is one of them; `open` is called there, with the releases
 * that must not be run. One worker is kept as several are: what watches over them must not be what is watched. Resolves
 * when the site is served; a parent process is told `{ ready, port }`. Throws when it cannot be served.
 */
export const run = async (
  environment: NodeJS.ProcessEnv,
  open: (disabled: DisabledReleases) => Promise<Site>,
): Promise<void> => {
  const settings = readWorkerSettings(environment);
  if (cluster.isWorker) return serve(settings, environment, open);
  const port = await supervise(settings, pino({ level: settings.LOG_LEVEL }));
  process.send?.({ ready: true, port });
};
