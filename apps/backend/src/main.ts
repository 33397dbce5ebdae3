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

// The same relative paths work from src and from dist.
const workerPath = join(import.meta.dirname, 'platform/database/pglite-worker.mjs');
const searchWorkerPath = join(import.meta.dirname, 'delivery/search/thread/search-worker.mjs');
const catalogueDirectory = join(import.meta.dirname, '../catalogue');

/** Starts the backend; it runs until a stop signal. Sends `ready` and the port to a parent process once it listens. */
const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const dataDirectory = resolve(configuration.DATA_DIR);
  const open = await openDatabase({ url: configuration.DATABASE_URL, dataDirectory, workerPath });
  try {
    const { app } = await buildApp({
      open,
      catalogue: await readCatalogue(catalogueDirectory),
      settings: {
        apiUrl: configuration.API_URL,
        searchDomain: configuration.COURSE_SEARCH_URL,
        servicesDomain: configuration.SERVICES_URL,
        careersFinderDomain: configuration.CAREERS_FINDER_URL,
        accountsDomain: configuration.ACCOUNTS_URL,
        embed: configuration.EMBED,
      },
      artworkDirectory: join(dataDirectory, 'artwork'),
      searchWorkerPath,
      logger: loggerOptions(configuration.LOG_LEVEL),
    });
    stopOnSignals(() => close(app, open));
    await app.listen({ port: configuration.PORT, host: configuration.HOST });
    sendConsoleToLog(app.log); // after the start: errors of the start are printed as plain text
    const { port } = app.server.address() as AddressInfo;
    process.send?.({ ready: true, port });
  } catch (error) {
    await open.close();
    throw error;
  }
};

const QUIET_MS = 150;
const QUIET_TIMEOUT_MS = 2_000;

/** Waits until no request has arrived for QUIET_MS: a connection whose request is not read yet counts as idle and would be closed. */
const waitUntilQuiet = async (app: FastifyInstance): Promise<void> => {
  let arrivals = 0;
  app.server.on('connection', () => (arrivals += 1)).on('request', () => (arrivals += 1));
  const until = performance.now() + QUIET_TIMEOUT_MS;
  for (let before = -1; before !== arrivals && performance.now() < until;) {
    before = arrivals;
    await setTimeout(QUIET_MS);
    await setImmediate(); // after a blocked event loop, pending sockets are read only in its next turns
    await setImmediate();
  }
};

/** Finishes the requests in progress, then closes the database. */
const close = async (app: FastifyInstance, open: OpenDatabase): Promise<void> => {
  // Shells keep connections alive: closing each after its next response moves them to another backend.
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await waitUntilQuiet(app);
  // Fastify closes idle connections once; those that become idle later would stay open for a minute.
  const timer = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(timer));
  await open.close();
};

const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Closes on the first signal or when the parent process disconnects; exits at once on a second signal or after SHUTDOWN_TIMEOUT_MS. */
const stopOnSignals = (closeAll: () => Promise<void>): void => {
  const stop = () => {
    globalThis.setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
    void closeAll().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
};

const MESSAGES_BY_CODE: Readonly<Record<string, (error: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: () => 'The port is taken by another program. Stop it, or set PORT to another number.',
  EACCES: ({ path }) =>
    `There is no permission to use ${path ?? 'that port'}. Set PORT or DATA_DIR to another one.`,
  ENOSPC: () => 'The disk is full. Make room and start again.',
  ECONNREFUSED: () =>
    'The database of DATABASE_URL does not answer. Check that it runs and the address is right.',
};

start().catch((error: NodeJS.ErrnoException) => {
  const known = ['ConfigurationError', 'DatabaseTooNewError', 'DirectoryInUseError'].includes(error.name);
  console.error(MESSAGES_BY_CODE[error.code ?? '']?.(error) ?? (known ? error.message : error));
  process.exit(1);
});
