import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { buildExtra } from '../build/build-remote';
import { devBuilds } from './dev-builds';
import { fillStore, removeOtherReleases, releaseBuild } from './dev-store';
import { createDevProxy } from './dev-proxy';
import { createReloadEventStream } from './reload-event-stream';
import { readRemoteConfig } from './remote-config';
import { shellServes } from './shell-serves';
import { watchRemote } from './watch-remote';

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

/**
 * Develops a remote: builds it now and on every save, releases each build into the session's own store, and
 * notifies open pages. Resolves after the first release; when a build fails it reports the errors and waits
 * for a save.
 */
export const develop = async ({ name, folder, root, from, others, log }: DevOptions) => {
  const store = path.join(root, 'releases');
  const build = path.join(root, 'build');
  const events = createReloadEventStream();
  let shellPort: number | undefined;
  let previous: string | undefined;
  let savedAt = performance.now();
  let queue: Promise<unknown> = Promise.resolve();

  const fail = (problem: string): void => {
    log(problem);
    events.send({ state: 'failed', problem });
  };

  const publish = async (hash: string, client: StatsCompilation): Promise<void> => {
    const startedAt = savedAt;
    await buildExtra(folder, path.join(build, 'dist/client'), 'development');
    const release = await releaseBuild(store, path.join(build, 'dist'), readRemoteConfig(folder), client);
    if (shellPort !== undefined) {
      if (!(await shellServes(shellPort, name, release))) {
        return fail(`The shell does not serve ${name} ${release}. See its log above.`);
      }
      if (release !== previous) log(`${name} ${release} is live, ${seconds(startedAt)} after the save`);
    }
    events.send({ state: 'live', hash });
    for (const releases of [store, path.join(root, 'cache')]) {
      await removeOtherReleases(path.join(releases, name), [release, previous ?? release]);
    }
    previous = release;
  };

  await fillStore(store, from, others);
  const builds = devBuilds({ folder, config: readRemoteConfig(folder) }, build);
  let released: () => void = () => undefined;
  const firstRelease = new Promise<void>((resolve) => (released = resolve));
  const stopWatching = watchRemote(builds, {
    started: () => (savedAt = performance.now()),
    clientBuilt: (hash) => events.send({ state: 'built', hash }),
    built(hash, client) {
      queue = queue.then(() => publish(hash, client)).then(released, (error: unknown) => fail(String(error)));
    },
    failed: fail,
  });
  await firstRelease;
  const proxy = createDevProxy({ name, build, events, shellPort: () => shellPort });
  return {
    /** The server for the browser; not listening yet. */
    proxy,
    setShellPort(port: number): void {
      shellPort = port;
    },
    /** Stops watching and serving. */
    async close(): Promise<void> {
      proxy.close();
      proxy.closeAllConnections();
      await stopWatching();
    },
  };
};
