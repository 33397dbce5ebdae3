import cluster from 'node:cluster';
import { pino } from 'pino';
import { serve, type Site } from './serve';
import { readWorkerSettings } from './settings';
import { supervise } from './supervise';

export type { Site } from './serve';
export { openRegistry } from './shared-metrics';

/**
 * Serves the site in this process, or keeps several that do when `WORKERS` says so. `open` is called where it is served.
 * Resolves when it is; a parent process is told `{ ready, port }`. Throws when it cannot be served.
 */
export const run = async (environment: NodeJS.ProcessEnv, open: () => Promise<Site>): Promise<void> => {
  const settings = readWorkerSettings(environment);
  if (settings.WORKERS === 1 || cluster.isWorker) return serve(settings, open);
  const port = await supervise(settings, pino({ level: settings.LOG_LEVEL }));
  process.send?.({ ready: true, port });
};
