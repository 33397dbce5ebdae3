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
 * Supervises the workers, or serves the site if this process is a worker; `open` is called there with the disabled
 * releases. Even one worker has a supervisor, which must not be blocked by what it supervises. Resolves when the site is
 * served, and sends `{ ready, port }` to a parent process. Throws when it cannot be served.
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
