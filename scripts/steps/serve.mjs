import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from './say.mjs';

/**
 * Starts one of the product's processes and waits until it logs that it is ready. `onChild` gets the process
 * before that, so that it can be stopped while it starts.
 */
export const startProcess = (
  file,
  env,
  { execArgv = ['--enable-source-maps'], execPath = process.execPath, onChild = () => undefined } = {},
) =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv,
      execPath,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onChild(child);
    const failed = () => reject(new PlainError(`${file} stopped before it was ready. See its log above.`));
    child.once('exit', failed);
    child.once('message', ({ ready, port }) => {
      if (!ready) return;
      child.off('exit', failed);
      resolve({ child, port });
    });
  });

/** Sends a process SIGTERM, and kills it after eight seconds. */
export const stopProcess = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 8_000).unref();
  });

/** Milliseconds between two checks of readiness, and in which a backend must have built its search indexes. */
const READINESS_CHECK_MS = 250;
const READINESS_TIMEOUT_MS = 180_000;

/** Waits until the backend has built its search indexes: until then searches are answered with 503. */
const waitForIndexes = async ({ child, port }) => {
  const end = performance.now() + READINESS_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, READINESS_CHECK_MS));
  }
  throw new PlainError('The backend did not become ready. See its log above.');
};

/**
 * Runs the built product: the backend on a free local port, the shell in front of it. Settings are
 * environment variables of both; `execPath` is the Node to run them with, by default this process's. Returns
 * the shell's port, a promise for when either ends unexpectedly, and a function that stops both.
 */
export const serve = async (settings, { execPath } = {}) => {
  const logLevel = process.env.LOG_LEVEL ?? 'warn';
  for (const built of ['apps/backend/dist/main.mjs', 'apps/shell/dist/server/main.js']) {
    if (!existsSync(built)) throw new PlainError(`${built} does not exist. Build first: npm run build`);
  }
  const backend = await startProcess(
    'apps/backend/dist/main.mjs',
    {
      LOG_LEVEL: logLevel,
      ...settings,
      PORT: '0',
      HOST: '127.0.0.1',
    },
    { execPath },
  );
  const children = [backend.child];
  const stop = async () => {
    for (const child of children) await stopProcess(child);
  };
  try {
    const shell = await startProcess(
      'apps/shell/dist/server/main.js',
      {
        LOG_LEVEL: logLevel,
        ...settings,
        BACKEND_URL: `http://127.0.0.1:${backend.port}`,
      },
      { execPath },
    );
    children.unshift(shell.child);
    await waitForIndexes(backend);
    return {
      port: shell.port,
      backendPort: backend.port,
      pids: { shell: shell.child.pid, backend: backend.child.pid },
      ended: Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve)))),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
