import type { Server } from 'node:http';
import path from 'node:path';
import { devBuilds } from './dev-builds';
import { fillStore } from './dev-store';
import { createDevProxy } from './dev-proxy';
import { createPublisher } from './publish-build';
import { createReloadEventStream } from './reload-event-stream';
import { readRemoteConfig } from './remote-config';
import { shellServes } from './shell-serves';
import { watchRemote, type FinishedBuild } from './watch-remote';

/** Options of a development session. Folders are absolute. */
export interface DevOptions {
  readonly name: string;
  /** Folder of the remote's app. */
  readonly folder: string;
  /** Folder of this session. */
  readonly root: string;
  /** Store of the other remotes' releases; only read. */
  readonly from: string;
  /** The other remotes, each with the folder of its build in case it was never released. */
  readonly others: ReadonlyMap<string, string>;
  log(text: string): void;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const expectServed = async (port: number, name: string, id: string): Promise<void> => {
  if (!(await shellServes(port, name, id))) {
    throw new Error(`The shell does not serve ${name} ${id}. See its log above.`);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const closeServer = (server: Server): void => {
  server.close();
  server.closeAllConnections();
};

/**
 * Develops a remote: builds it now and on every save, releases each build into the session's own store, and
 * notifies open pages. Resolves after the first release; when a build fails it reports the errors and waits
 * for a save.
 */
export const develop = async ({ name, folder, root, from, others, log }: DevOptions) => {
  const store = path.join(root, 'releases');
  const build = path.join(root, 'build');
  const events = createReloadEventStream();
  const publish = createPublisher(name, { app: folder, build, store, cache: path.join(root, 'cache') });
  let shellPort: number | undefined;
  let previous: string | undefined;
  let savedAt = performance.now();
  let newestClient: string | undefined;
  let newestBuild: FinishedBuild | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const fail = (problem: string): void => {
    newestClient = undefined;
    log(problem);
    events.send({ state: 'failed', problem });
  };

  const release = async (finished: FinishedBuild): Promise<void> => {
    // Saved again meanwhile: the shell gets the newer build only.
    if (finished !== newestBuild) return;
    const startedAt = savedAt;
    const id = await publish(finished);
    if (shellPort !== undefined) {
      await expectServed(shellPort, name, id);
      if (id !== previous) log(`${name} ${id} is live, ${seconds(startedAt)} after the save`);
    }
    previous = id;
    // Pages that have a newer build must not go back to this one.
    if (finished.client === newestClient) events.send({ state: 'live', hash: finished.client });
  };

  await fillStore(store, from, others);
  const builds = devBuilds({ folder, config: readRemoteConfig(folder) }, build);
  let released: () => void = () => undefined;
  const firstRelease = new Promise<void>((resolve) => (released = resolve));
  const stopWatching = watchRemote(builds, {
    started: () => (savedAt = performance.now()),
    clientBuilt(hash) {
      newestClient = hash;
      events.send({ state: 'built', hash });
    },
    built(finished) {
      newestBuild = finished;
      queue = queue.then(() => release(finished)).then(released, (error: unknown) => fail(messageOf(error)));
    },
    failed: fail,
  });
  await firstRelease;
  const releases = path.join(store, name);
  const newest = () => newestBuild?.client;
  const proxy = createDevProxy({ name, build, releases, newest, events, shellPort: () => shellPort });
  return {
    /** The server for the browser; not listening yet. */
    proxy,
    setShellPort: (port: number): void => void (shellPort = port),
    /** Stops watching and serving. */
    close(): Promise<void> {
      closeServer(proxy);
      return stopWatching();
    },
  };
};
