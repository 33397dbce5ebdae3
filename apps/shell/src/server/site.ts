import path from 'node:path';
import { pino } from 'pino';
import type { RemoteEvent } from '@signpost/federation/loading';
import { readRegistry } from '@signpost/federation/registry';
import { readConfig } from './config';
import { createApp } from './http/app';
import { createMetrics } from './http/metrics';
import { openRemotes } from './registry/remotes';
import { openRemoteJournal } from './status/remote-journal';
import { noteLoad } from './telemetry/note-load';
import type { Telemetry } from './telemetry/tracing';
import { openRegistry, readBlocking, type Site } from './workers';

/** The way out for traces and metrics; without a collector nothing of it is loaded. */
const openTelemetry = async (collector: string | undefined): Promise<Telemetry | undefined> =>
  collector ? (await import('./telemetry/open-telemetry')).openTelemetry(collector) : undefined;

/** Puts the site together for this process from the environment. Throws when a setting is wrong. */
export const openSite = async (environment: NodeJS.ProcessEnv): Promise<Site> => {
  const config = readConfig(environment);
  const metrics = createMetrics(openRegistry());
  const telemetry = await openTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const journal = openRemoteJournal();
  const watch = (event: RemoteEvent) => {
    journal.note(event);
    noteLoad(metrics, telemetry?.meter, event);
  };
  const log = pino({ level: config.LOG_LEVEL });
  const remotes = await openRemotes(config, metrics, log, watch, readBlocking(environment));
  const app = await createApp({
    config,
    client: path.join(__dirname, '../client'),
    remotes,
    metrics,
    journal,
    telemetry,
    registry: () => readRegistry(config.RELEASE_STORE, { keys: config.REGISTRY_KEYS }),
  });
  return { app, port: config.PORT, host: config.HOST, close: () => remotes.close() };
};
