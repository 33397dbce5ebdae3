import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillCourses } from './measurements/backend';
import { build, releaseBuilt, serve, step } from './measurements/scripts';
import { buildUnfederated, UNFEDERATED_SERVER } from './unfederated/build';

/** `ours` is the product as released; `peer` is the same source as one bundle. */
export type Side = 'ours' | 'peer';

/** A running shell of either side. */
export interface Shell {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The product in a temporary folder: one backend, and as many shells as are measured. */
export interface Product {
  /** The folder store that the shells follow. */
  readonly store: string;
  /** Origin of the product's shell with the default micro-cache. */
  readonly origin: string;
  readonly backend: string;
  /** The backend's process id. */
  readonly backendPid: number;
  /** Starts another shell in front of the same backend or, by its settings, of another one. */
  shell(side: Side, settings?: Readonly<Record<string, string>>): Promise<Shell>;
  stop(): Promise<void>;
}

const SERVERS: Readonly<Record<Side, string>> = {
  ours: 'apps/shell/dist/server/main.js',
  peer: UNFEDERATED_SERVER,
};

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
  });

const startShell = (file: string, env: Readonly<Record<string, string>>): Promise<Shell> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const failed = () => reject(new Error(`${file} stopped before it was ready`));
    child.once('exit', failed);
    child.once('message', (message) => {
      child.off('exit', failed);
      const { port } = message as { port: number };
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => stopChild(child) });
    });
  });

/** Builds both sides, unless the existing builds are to be used. */
export const prepare = async (built: boolean): Promise<void> => {
  if (built) return;
  await build();
  await step('Building the same source as one bundle', buildUnfederated);
};

/**
 * Starts the built product on free local ports with its own data: the catalogue, filled up with copies to
 * `courses` if given. `stop` ends all processes and removes the folder.
 */
export const startProduct = async (courses?: number): Promise<Product> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-bench-'));
  const store = path.join(folder, 'releases');
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATA_DIR: path.join(folder, 'data'),
    RELEASE_STORE: store,
    RELEASE_CACHE: path.join(folder, 'cache'),
    MICRO_CACHE: 'on',
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  const start = async () => {
    await mkdir(settings.RELEASE_CACHE);
    await releaseBuilt(store);
    if (courses) await step('Filling the database', () => fillCourses(settings.DATA_DIR, courses));
    return step('Starting', () => serve(settings));
  };
  const running = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const backend = `http://127.0.0.1:${running.backendPort}`;
  const shells: Shell[] = [];
  return {
    store,
    backend,
    backendPid: running.pids.backend,
    origin: `http://127.0.0.1:${running.port}`,
    async shell(side, more = {}) {
      const shell = await startShell(SERVERS[side], { ...settings, BACKEND_URL: backend, ...more });
      shells.push(shell);
      return shell;
    },
    async stop() {
      for (const shell of shells) await shell.stop();
      await running.stop();
      await remove();
    },
  };
};
