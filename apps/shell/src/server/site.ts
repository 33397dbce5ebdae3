import path from 'node:path';
import { pino } from 'pino';
import type { RemoteEvent } from '@signpost/federation/loading';
import { readRegistry } from '@signpost/federation/registry';
import { readConfig } from './config';
import { createApp } from './http/app';
import { createMetrics } from './http/metrics';
import { sendConsoleToLog } from './log/console-to-log';
import { openRemotes } from './registry/remotes';
import { openRemoteJournal } from './status/remote-journal';
import { noteLoad } from './telemetry/record-load';
import type { Telemetry } from './telemetry/tracing';
import {
  openCanaries,
  openRegistry,
  type DisabledRelease,
  type DisabledReleases,
  type Site,
} from './workers';

/** The way out for traces and metrics; without a collector nothing of it is loaded. */
const openTelemetry = async (
  collector: string | undefined,
  backend: string,
): Promise<Telemetry | undefined> =>
  collector ? (await import('./telemetry/open-telemetry')).openTelemetry(collector, backend) : undefined;

/**
 * Puts the site together for this process from the environment. A release that is disabled is not run, and stops being
 * shown as soon as it becomes so. Throws when a setting is wrong.
 */
export const openSite = async (environment: NodeJS.ProcessEnv, disabled: DisabledReleases): Promise<Site> => {
  const config = readConfig(environment);
  const metrics = createMetrics(openRegistry());
  const telemetry = await openTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, config.BACKEND_URL);
  const journal = openRemoteJournal();
  const watch = (event: RemoteEvent) => {
    journal.note(event);
    noteLoad(metrics, telemetry?.meter, event);
  };
  const log = pino({ level: config.LOG_LEVEL });
  sendConsoleToLog(log);
  const canaries = await openCanaries(log, ({ remote, release }) =>
    metrics.canaryEjections.inc({ remote, release }),
  );
  const remotes = await openRemotes(config, metrics, log, watch, disabled.refusal);
  const follow = ({ remote, release, cause }: DisabledRelease) => {
    metrics.disabledReleases.set({ remote, release, cause }, 1);
    void remotes.recheck(remote);
  };
  disabled.onAdded(follow);
  // Those of before, and those that were disabled while they were started here.
  disabled.list().forEach(follow);
  const app = await createApp({
    config,
    client: path.join(__dirname, '../client'),
    remotes,
    metrics,
    canaries,
    journal,
    disabled,
    telemetry,
    registry: () => readRegistry(config.RELEASE_STORE, { keys: config.REGISTRY_KEYS }),
  });
  return { app, port: config.PORT, host: config.HOST, close: () => remotes.close() };
};
