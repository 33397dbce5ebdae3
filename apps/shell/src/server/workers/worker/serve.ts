import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { handleCrashes } from './crashes';
import { openDisabledReleases, readDisabled, type DisabledReleases } from '../disabled-releases';
import { drainable } from './drain';
import { guardExit } from './guard-exit';
import { startHeartbeat } from './heartbeat';
import { recentCanaries } from './shared-canaries';
import { readToWorker, type FromWorker } from '../messages';
import type { WorkerSettings } from '../settings';
import { memoryLimits } from '../watchdog/watch';

/** What a process serves. */
export interface Site {
  /** Not listening yet. */
  readonly app: FastifyInstance;
  readonly port: number;
  readonly host: string;
  /** Releases resources other than the server's. */
  close(): void;
}

/**
 * Sends a message to the supervisor, and calls `onSent` when that is done or has failed. Without `onSent` a failure is an
 * `error` event, which ends this worker.
 */
const send = (message: FromWorker, onSent?: () => void): void =>
  void process.send?.(message, undefined, undefined, onSent);

/** Interval in milliseconds at which a worker checks its memory. */
const MEMORY_CHECK_INTERVAL_MS = 1_000;

/** Calls `full` with the megabytes at each check above the limit. A limit below the size at start is ignored. */
const watchMemory = (limit: number, app: FastifyInstance, full: (megabytes: number) => void) => {
  const taken = () => Math.round(process.memoryUsage.rss() / 1e6);
  const atStart = taken();
  if (atStart >= limit) {
    app.log.warn(`MEMORY_LIMIT_MB is ${limit}, but a new worker takes ${atStart} already: it is not held`);
    return undefined;
  }
  return setInterval(() => taken() > limit && full(taken()), MEMORY_CHECK_INTERVAL_MS).unref();
};

/** Returns the list of disabled releases, which the supervisor sends by the environment and then by messages. */
const followDisabled = (environment: NodeJS.ProcessEnv): DisabledReleases => {
  const disabled = openDisabledReleases(readDisabled(environment));
  process.on('message', (message) => {
    const parsed = readToWorker(message);
    if (parsed && 'disable' in parsed) disabled.add(parsed.disable);
  });
  return disabled;
};

/**
 * Opens the site in this worker and serves it until it must stop. Notifies the supervisor when it listens, of its
 * heartbeat, when it has grown too large, and of errors outside of a request.
 */
export const serve = async (
  settings: WorkerSettings,
  environment: NodeJS.ProcessEnv,
  open: (disabled: DisabledReleases) => Promise<Site>,
): Promise<void> => {
  // The channel to the supervisor failed, so the supervisor has ended.
  cluster.worker?.on('error', () => process.exit(0));
  // Started before the site is opened, because a release may block from its first line on.
  startHeartbeat(settings.SILENT_SECONDS, memoryLimits(settings.MEMORY_LIMIT_MB), () =>
    send({ alive: true }),
  );
  const disabled = followDisabled(environment);
  let isServing = false;
  const log = pino({ level: settings.LOG_LEVEL });
  const crashes = handleCrashes({ disabled, log, isServing: () => isServing, recentCanaries, send });
  guardExit(crashes.onCrash);
  const { app, port, host, close } = await open(disabled);
  const drain = drainable(app);
  await app.listen({ port, host }).catch((error: unknown) => {
    // Otherwise watching the registry would keep the process running.
    close();
    throw error;
  });
  isServing = true;
  const address = app.server.address();
  send({ ready: true, port: typeof address === 'object' && address ? address.port : port });

  let isStopping = false;
  const stop = async (method: 'leave' | 'retire') => {
    if (isStopping) return;
    isStopping = true;
    const answered = await drain[method](settings.DRAIN_SECONDS);
    close();
    if (!answered) app.log.error(`Not everything was answered within ${settings.DRAIN_SECONDS} seconds`);
    await crashes.flush();
    process.exit(answered ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop('leave'));
  process.on('message', (message) => {
    const parsed = readToWorker(message);
    if (parsed && 'retire' in parsed) void stop('retire');
  });
  watchMemory(settings.MEMORY_LIMIT_MB, app, (full) => send({ full }));
};
