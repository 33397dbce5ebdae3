import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { handleCrashes } from './crashes';
import { openDisabledReleases, readDisabled, type DisabledReleases } from '../disabled-releases';
import { drainable } from './drain';
import { guardExit } from './guard-exit';
import { startHeartbeat } from './heartbeat';
import { readToWorker, type FromWorker } from '../messages';
import type { WorkerSettings } from '../settings';
import { memoryLimits } from '../watchdog/watch';

/** What a process serves. */
export interface Site {
  /** Not listening yet. */
  readonly app: FastifyInstance;
  readonly port: number;
  readonly host: string;
  /** Lets go of what is not the server's. */
  close(): void;
}

const tell = (message: FromWorker) => process.send?.(message);

/** How often a worker looks at its memory, in milliseconds. */
const METRICS_INTERVAL_MS = 1_000;

/** Calls back with the megabytes as often as they are above the limit. A limit below what the process begins with is none. */
const watchMemory = (limit: number, app: FastifyInstance, full: (megabytes: number) => void) => {
  const taken = () => Math.round(process.memoryUsage.rss() / 1e6);
  const atStart = taken();
  if (atStart >= limit) {
    app.log.warn(`MEMORY_LIMIT_MB is ${limit}, but a new worker takes ${atStart} already: it is not held`);
    return undefined;
  }
  return setInterval(() => taken() > limit && full(taken()), METRICS_INTERVAL_MS).unref();
};

/** The disabled releases, as the process that keeps the workers tells of them: by the environment, then by messages. */
const followDisabled = (environment: NodeJS.ProcessEnv): DisabledReleases => {
  const disabled = openDisabledReleases(readDisabled(environment));
  process.on('message', (message) => {
    const told = readToWorker(message);
    if (told && 'disable' in told) disabled.add(told.disable);
  });
  return disabled;
};

/**
 * Opens the site in this process, a worker, and serves it until it is told to stop. Tells the process that keeps it when
 * it listens, that it lives, when it has grown too large, and what was thrown outside of a request.
 */
export const serve = async (
  settings: WorkerSettings,
  environment: NodeJS.ProcessEnv,
  open: (disabled: DisabledReleases) => Promise<Site>,
): Promise<void> => {
  // Nothing gets to the process that keeps this one any more: it has ended, as this one does when it hears of that.
  cluster.worker?.on('error', () => process.exit(0));
  // Before the site is opened: a release may block it from its first line on.
  startHeartbeat(settings.SILENT_SECONDS, memoryLimits(settings.MEMORY_LIMIT_MB), () =>
    tell({ alive: true }),
  );
  const disabled = followDisabled(environment);
  let isServing = false;
  const log = pino({ level: settings.LOG_LEVEL });
  guardExit(handleCrashes({ disabled, log, isServing: () => isServing, tell }));
  const { app, port, host, close } = await open(disabled);
  const drain = drainable(app);
  await app.listen({ port, host }).catch((error: unknown) => {
    // Watching the registry would keep a process alive that serves nobody.
    close();
    throw error;
  });
  isServing = true;
  const address = app.server.address();
  tell({ ready: true, port: typeof address === 'object' && address ? address.port : port });

  let going = false;
  const go = async (way: 'leave' | 'retire') => {
    if (going) return;
    going = true;
    const answered = await drain[way](settings.DRAIN_SECONDS);
    close();
    if (!answered) app.log.error(`Not everything was answered within ${settings.DRAIN_SECONDS} seconds`);
    process.exit(answered ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void go('leave'));
  process.on('message', (message) => {
    const told = readToWorker(message);
    if (told && 'retire' in told) void go('retire');
  });
  watchMemory(settings.MEMORY_LIMIT_MB, app, (full) => tell({ full }));
};
