import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release } from '../../release';
import { registryOf } from '../../release/store';
import { openApiInState, type ApiState } from './api-in-state';
import { copyFilledData, keepFilledData } from './filled-data';
import { readLogLine, type LoggedLine } from './log-line';
import { startProcess, type Running } from './process';

/** The origin of canonical and preview URLs in pages. */
export const SITE = 'http://signpost.test';

const BACKEND = path.join('backend', 'dist', 'main.mjs');

/** The built backend of this checkout or, in the repository of a single remote, that beside the shell. */
const backendFor = (shell: string): string => {
  const own = path.join('apps', BACKEND);
  return existsSync(own) ? own : path.join(shell, '..', BACKEND);
};

/** A backend with the switchable API proxy in front of it, shared by all checked shells. */
export interface Api {
  readonly url: string;
  setState(state: ApiState): void;
  stop(): Promise<void>;
}

const expectBuilt = (file: string): string => {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Build first: npm run build`);
  return path.resolve(file);
};

/** Starts the backend for a shell, by the folder of its app, with its own data. Throws when it is not built. */
const startApi = async (shell: string): Promise<Api> => {
  const backend = expectBuilt(backendFor(shell));
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-conformance-api-'));
  const data = path.join(folder, 'data');
  const isFilled = await copyFilledData(data);
  const running = await startProcess(backend, { DATA_DIR: data, LOG_LEVEL: 'error' });
  const api = await openApiInState(running.url);
  return {
    url: api.url,
    setState: (state) => api.setState(state),
    async stop() {
      await api.close();
      await running.stop();
      if (!isFilled) await keepFilledData(data);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Opens the API for checked shells: of a running backend, by its address, or else of one that it starts for a shell. */
export const openApi = async (shell: string, backend?: string): Promise<Api> => {
  if (backend === undefined) return startApi(shell);
  const { close, ...api } = await openApiInState(backend);
  return { ...api, stop: close };
};

/** A shell that shows the releases to check, which renders every page of them without a cache. */
export interface Shell {
  readonly url: string;
  /** Its public origin, of canonical addresses in pages. */
  readonly site: string;
  /** Set for a running site, which shows the release as a preview to requests with this cookie (`name=value`). */
  readonly previewCookie?: string;
  /** The release of each given remote. */
  readonly releases: Readonly<Record<string, string>>;
  /** Warnings and errors logged so far, newest last; none for a running site. */
  readonly logged: readonly LoggedLine[];
  /** Milliseconds in which it logs an error after it has answered, when they are known. */
  readonly logsWithinMs?: number;
}

/** A shell that the kit started. */
export interface StartedShell extends Shell {
  stop(): Promise<void>;
}

/**
 * Starts a built shell (`folder` of its app) in front of the API, with builds of remotes as its live
 * releases, by name. `changeStore` may change the folder store before the shell reads it. Throws when the
 * shell is not built or does not start.
 */
export const startShell = async (
  folder: string,
  api: string,
  builds: ReadonlyMap<string, string>,
  changeStore: (store: string) => Promise<void> = () => Promise.resolve(),
): Promise<StartedShell> => {
  const server = expectBuilt(path.join(folder, 'dist', 'server', 'main.js'));
  const root = await mkdtemp(path.join(tmpdir(), 'signpost-conformance-'));
  const store = path.join(root, 'releases');
  const cache = path.join(root, 'cache');
  await mkdir(cache);
  for (const [name, dist] of builds) await release(store, name, dist);
  await changeStore(store);
  const { remotes } = await registryOf(store);
  const releases = Object.fromEntries(
    Object.entries(remotes).map(([name, { live }]) => [name, live.release]),
  );
  const logged: LoggedLine[] = [];
  const running: Running = await startProcess(
    server,
    {
      BACKEND_URL: api,
      RELEASE_STORE: store,
      RELEASE_CACHE: cache,
      MICRO_CACHE: 'off',
      // On a busy machine a worker that only waits for the processor is not blocked.
      SILENT_SECONDS: '600',
      SITE_URL: SITE,
      LOG_LEVEL: 'warn',
    },
    (line) => logged.push(readLogLine(line)),
  );
  return {
    url: running.url,
    site: SITE,
    releases,
    logged,
    async stop() {
      await running.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};
