import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { readCatalogue } from './domain/catalogue/files';
import { readConfiguration } from './platform/configuration';
import type { OpenDatabase } from './platform/database/connection';
import { openDatabase } from './platform/database/connection';
import { sendConsoleToLog } from './platform/log/console-to-log';
import { loggerOptions } from './platform/server/server';

// From src as from dist: both keep the worker in database/ and the catalogue beside themselves.
const workerPath = join(import.meta.dirname, 'platform/database/pglite-worker.mjs');
const catalogueDirectory = join(import.meta.dirname, '../catalogue');

/** Starts the backend and keeps it until it is told to stop; tells a parent process when it listens. */
const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const dataDirectory = resolve(configuration.DATA_DIR);
  const open = await openDatabase({ url: configuration.DATABASE_URL, dataDirectory, workerPath });
  try {
    const { app } = await buildApp({
      open,
      catalogue: await readCatalogue(catalogueDirectory),
      settings: {
        apiUrl: configuration.PUBLIC_URL ?? '',
        searchDomain: configuration.SEARCH_DOMAIN,
        servicesDomain: configuration.SERVICES_DOMAIN,
        embed: configuration.EMBED,
      },
      artworkDirectory: join(dataDirectory, 'artwork'),
      logger: loggerOptions(configuration.LOG_LEVEL),
    });
    stopOnSignals(() => close(app, open));
    await app.listen({ port: configuration.PORT, host: configuration.HOST });
    sendConsoleToLog(app.log); // from here on; why a start failed is plain words
    const { port } = app.server.address() as AddressInfo;
    process.send?.({ ready: true, port });
  } catch (error) {
    await open.close();
    throw error;
  }
};

const QUIET_MS = 150;
const MAX_REQUEST_MS = 2_000;

/** Waits while requests still come in: a connection whose request was not read yet would be cut as an idle one. */
const untilQuiet = async (app: FastifyInstance): Promise<void> => {
  let heard = 0;
  app.server.on('connection', () => (heard += 1)).on('request', () => (heard += 1));
  const until = performance.now() + MAX_REQUEST_MS;
  for (let before = -1; before !== heard && performance.now() < until;) {
    before = heard;
    await setTimeout(QUIET_MS);
    await setImmediate(); // a busy loop may have woken late, with what came meanwhile not read yet
    await setImmediate();
  }
};

/** Answers what is under way, then closes the database. A connection that falls idle meanwhile would else be kept for a minute. */
const close = async (app: FastifyInstance, open: OpenDatabase): Promise<void> => {
  // Shells keep their connections: each ends with its next answer, so that they ask another backend from then on.
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await untilQuiet(app);
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(sweep));
  await open.close();
};

const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Closes once, on the first signal or when the parent process goes away; a second signal, or ten seconds, ends at once. */
const stopOnSignals = (closeAll: () => Promise<void>): void => {
  const stop = () => {
    globalThis.setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    void closeAll().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
};

const inPlainWords: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'The port is taken by another program. Stop it, or set PORT to another number.',
  EACCES: ({ path }) =>
    `There is no permission to use ${path ?? 'that port'}. Set PORT or DATA_DIR to another one.`,
  ENOSPC: () => 'The disk is full. Make room and start again.',
  ECONNREFUSED: () =>
    'The database of DATABASE_URL does not answer. Check that it runs and the address is right.',
};

start().catch((error: NodeJS.ErrnoException) => {
  const known = ['ConfigurationError', 'DatabaseTooNewError', 'DirectoryInUseError'].includes(error.name);
  console.error(inPlainWords[error.code ?? '']?.(error) ?? (known ? error.message : error));
  process.exit(1);
});
