import path from 'node:path';
import { pino } from 'pino';
import type { RemoteEvent } from '@signpost/federation/loading';
import { readRegistry } from '@signpost/federation/registry';
import { readConfig } from './config';
import { openErrors } from './errors/shared-errors';
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

/** Opens the export of traces and metrics. Its code is loaded only with a collector. */
const openTelemetry = async (
  collector: string | undefined,
  backend: string,
): Promise<Telemetry | undefined> =>
  collector ? (await import('./telemetry/open-telemetry')).openTelemetry(collector, backend) : undefined;

/**
 * Creates the site of this process from environment variables. Disabled releases are not loaded; a release that is
 * disabled later is replaced at once. Throws when a setting is invalid.
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
  const unloadDisabled = ({ remote, release, cause }: DisabledRelease) => {
    metrics.disabledReleases.set({ remote, release, cause }, 1);
    void remotes.recheck(remote);
  };
  disabled.onAdded(unloadDisabled);
  // Includes releases that were disabled before or during the start of this process.
  disabled.list().forEach(unloadDisabled);
  const app = await createApp({
    config,
    client: path.join(__dirname, '../client'),
    remotes,
    metrics,
    canaries,
    errors: openErrors(),
    journal,
    disabled,
    telemetry,
    registry: () => readRegistry(config.RELEASE_STORE, { keys: config.REGISTRY_KEYS }),
  });
  return { app, port: config.PORT, host: config.HOST, close: () => remotes.close() };
};
