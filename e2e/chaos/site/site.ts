import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFaultyHost, openFaultyProxy, type FaultyServer } from '@signpost/federation/testing';
import { REGIONS } from '../regions';
import { release } from '../../src/fixtures/product';
import { startEdge } from './edge';
import { startProcess } from './process';
import { built, startShell, type Shell } from './shell';
import { until } from './until';

/** The built product with switchable faults between its parts. */
export interface ChaosSite {
  readonly url: string;
  /** URL of another shell of the same build with the same backend, without faults. */
  readonly twin: string;
  /** Folder for files that scenarios create. */
  readonly folder: string;
  readonly store: string;
  /** The shells behind `url`: several behind an edge, else one. */
  readonly shells: readonly Shell[];
  /** The release cache of each of these shells. */
  readonly caches: readonly string[];
  /** Proxy between the shell and the store. */
  readonly host: FaultyServer;
  /** Proxy between the shell and the backend. */
  readonly backend: FaultyServer;
  /** The complete log of the shells. */
  log(): Promise<string>;
  /** Starts one more shell with the same store and backend, and its own cache. */
  addShell(name: string, settings?: NodeJS.ProcessEnv): Promise<Shell & { readonly cache: string }>;
  stop(): Promise<void>;
}

/** Preparation of a machine for a shell, and how it is undone. */
export interface Prepared {
  /** Settings of the faulty shell. */
  readonly settings: NodeJS.ProcessEnv;
  /** Settings of the backend, which the twin uses too. */
  readonly backend?: NodeJS.ProcessEnv;
  undo(): Promise<void>;
}

export interface SiteOptions {
  /** Settings of the shell and of its twin. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Prepares the machine for the faulty shell only; `cache` is its release cache. */
  readonly prepare?: (folder: string, cache: string) => Promise<Prepared>;
  /** Whether two shells run behind the shipped edge. */
  readonly edge?: boolean;
}

const ROOT = path.resolve(__dirname, '../../..');

/** Milliseconds in which every shell loads every remote, also on a busy machine. */
const START_TIMEOUT_MS = 90_000;

const originOf = ({ url }: FaultyServer) => url.replace(/\/$/, '');

/** Whether a shell runs every remote; on a busy machine one can be late. */
const servesAllRemotes = async (shell: string): Promise<boolean> => {
  const answers = await Promise.all(REGIONS.map(({ page }) => fetch(shell + page)));
  return answers.every(({ ok }) => ok);
};

/** Fills the data folder, where there is one to copy, and the stores of the shells and the twin. */
const prepareFolders = async (inFolder: (name: string) => string): Promise<void> => {
  const filledData = process.env['E2E_FILLED_DATA'];
  if (filledData) await cp(filledData, inFolder('data'), { recursive: true });
  await release(inFolder('store'));
  await cp(inFolder('store'), inFolder('twin-store'), { recursive: true });
};

/**
 * Starts the built product with every remote released: store, static host, shell, proxy, backend; and the
 * twin. `E2E_FILLED_DATA` names a filled data folder to copy; without it the first start fills one.
 */
export const openChaosSite = async (options: SiteOptions = {}): Promise<ChaosSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-chaos-'));
  const inFolder = (name: string) => path.join(folder, name);
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  const logs: string[] = [];
  const start = async (name: string, env: NodeJS.ProcessEnv): Promise<Shell> => {
    const cache = { RELEASE_CACHE: inFolder(`${name}-cache`) };
    const shell = await startShell({ ...cache, ...options.settings, ...env }, inFolder(`${name}.log`));
    closing.push(shell.stop);
    return shell;
  };
  try {
    await prepareFolders(inFolder);
    // The product's builds resolve paths from the root of the repository.
    process.chdir(ROOT);
    const prepared = await options.prepare?.(folder, inFolder('shell-cache'));
    if (prepared) closing.push(prepared.undo);
    const data = { DATA_DIR: inFolder('data'), ...prepared?.backend };
    const service = await startProcess(built('backend', 'main.mjs'), data, inFolder('backend.log'));
    closing.push(service.stop);
    const serviceUrl = `http://127.0.0.1:${service.port}`;
    const backend = await openFaultyProxy(serviceUrl);
    const host = await openFaultyHost(inFolder('store'));
    closing.push(backend.close, host.close);
    const add = (name: string, env: NodeJS.ProcessEnv = {}) => {
      logs.push(inFolder(`${name}.log`));
      return start(name, { BACKEND_URL: originOf(backend), RELEASE_STORE: host.url, ...env });
    };
    const names = options.edge ? ['shell', 'second'] : ['shell'];
    const shells: Shell[] = [];
    for (const name of names) shells.push(await add(name, prepared?.settings));
    const twin = await start('twin', { BACKEND_URL: serviceUrl, RELEASE_STORE: inFolder('twin-store') });
    const urls = [...shells, twin].map(({ url }) => url);
    const isComplete = (url: string) =>
      until(`${url} has every remote`, () => servesAllRemotes(url), START_TIMEOUT_MS);
    await Promise.all(urls.map(isComplete));
    const hosts = shells.map(({ url }) => new URL(url).host);
    const edge = options.edge ? await startEdge(inFolder('edge'), hosts) : shells[0];
    if (options.edge && edge) closing.push(edge.stop);
    return {
      url: edge?.url ?? '',
      twin: twin.url,
      folder,
      store: inFolder('store'),
      shells,
      caches: names.map((name) => inFolder(`${name}-cache`)),
      host,
      backend,
      log: async () => (await Promise.all(logs.map((file) => readFile(file, 'utf8')))).join(''),
      addShell: async (name, env) => ({ ...(await add(name, env)), cache: inFolder(`${name}-cache`) }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
