import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFaultyHost, openFaultyProxy, type FaultyServer } from '@signpost/federation/testing';
import { REGIONS } from '../regions';
import { release } from '../../src/fixtures/product';
import { startProcess } from './process';

/** The built product with switches for faults between its parts. */
export interface ChaosSite {
  readonly url: string;
  /** Another shell of the same build before the same backend, which no fault reaches. */
  readonly twin: string;
  /** Folder of its own, for what scenarios make. */
  readonly folder: string;
  readonly store: string;
  readonly cache: string;
  /** Between the shell and the store. */
  readonly host: FaultyServer;
  /** Between the shell and the backend. */
  readonly backend: FaultyServer;
  /** All that the shell has logged. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

const ROOT = path.resolve(__dirname, '../../..');
/** A file of an app that is built. */
export const built = (app: string, file: string) => path.join(ROOT, 'apps', app, 'dist', file);

const originOf = ({ url }: FaultyServer) => url.replace(/\/$/, '');

/** Waits until something holds. Throws, naming it, when it does not within so many milliseconds. Gives how long it took. */
export const until = async (
  what: string,
  holds: () => Promise<boolean>,
  milliseconds = 30_000,
): Promise<number> => {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > milliseconds) throw new Error(`${what}: not within ${milliseconds} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return performance.now() - start;
};

/** Whether every remote runs in a shell: on a busy machine one can come late. */
const hasAll = async (shell: string): Promise<boolean> => {
  const answers = await Promise.all(REGIONS.map(({ page }) => fetch(shell + page)));
  return answers.every(({ ok }) => ok);
};

/**
 * Starts the built product with every remote released: store, static host, shell, proxy, backend; and the twin. Settings
 * are the shell's. `E2E_FILLED_DATA` names a filled data folder to copy; without it the first start fills one.
 */
export const openChaosSite = async (settings: NodeJS.ProcessEnv = {}): Promise<ChaosSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-chaos-'));
  const inside = (name: string) => path.join(folder, name);
  const filled = process.env['E2E_FILLED_DATA'];
  if (filled) await cp(filled, inside('data'), { recursive: true });
  await release(inside('store'));
  await cp(inside('store'), inside('twin-store'), { recursive: true });
  // The product's builds find their files from the root of the repository.
  process.chdir(ROOT);
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async (app: string, file: string, name: string, env: NodeJS.ProcessEnv) => {
    const running = await startProcess(built(app, file), env, inside(`${name}.log`));
    closing.push(running.stop);
    return `http://127.0.0.1:${running.port}`;
  };
  const startShell = (name: string, env: NodeJS.ProcessEnv) =>
    start('shell', 'server/main.js', name, { RELEASE_CACHE: inside(`${name}-cache`), ...settings, ...env });
  try {
    const service = await start('backend', 'main.mjs', 'backend', { DATA_DIR: inside('data') });
    const backend = await openFaultyProxy(service);
    const host = await openFaultyHost(inside('store'));
    closing.push(backend.close, host.close);
    const url = await startShell('shell', { BACKEND_URL: originOf(backend), RELEASE_STORE: host.url });
    const twin = await startShell('twin', { BACKEND_URL: service, RELEASE_STORE: inside('twin-store') });
    await Promise.all([url, twin].map((shell) => until(`${shell} has every remote`, () => hasAll(shell))));
    const log = () => readFile(inside('shell.log'), 'utf8');
    return {
      url,
      twin,
      folder,
      store: inside('store'),
      cache: inside('shell-cache'),
      host,
      backend,
      log,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
