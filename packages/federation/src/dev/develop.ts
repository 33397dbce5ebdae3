import path from 'node:path';
import type { StatsCompilation } from 'webpack';
import { buildMore } from '../build/build-remote';
import { devBuilds } from './dev-builds';
import { fillStore, keepOnly, releaseBuild } from './dev-store';
import { createFront } from './front';
import { createNewsStream } from './news-stream';
import { readRemoteConfig } from './remote-config';
import { shellServes } from './shell-serves';
import { watchRemote } from './watch-remote';

/** What a session needs. Folders are absolute. */
export interface DevOptions {
  readonly name: string;
  /** Folder of the remote's app. */
  readonly folder: string;
  /** Folder of this session. */
  readonly root: string;
  /** Store of the other remotes' releases; it is only read. */
  readonly from: string;
  /** The other remotes and where each lies when it was built but never released. */
  readonly others: ReadonlyMap<string, string>;
  say(text: string): void;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Works on a remote: builds it now and on every save, releases each build into the session's own store, and tells open
 * pages. Resolves when the first build is released: a remote that does not build yet says why and waits for a save.
 */
export const develop = async ({ name, folder, root, from, others, say }: DevOptions) => {
  const store = path.join(root, 'releases');
  const build = path.join(root, 'build');
  const news = createNewsStream();
  let shellPort: number | undefined;
  let before: string | undefined;
  let saved = performance.now();
  let work: Promise<unknown> = Promise.resolve();

  const fail = (problem: string): void => {
    say(problem);
    news.tell({ state: 'failed', problem });
  };

  const publish = async (hash: string, client: StatsCompilation): Promise<void> => {
    const began = saved;
    await buildMore(folder, path.join(build, 'dist/client'), 'development');
    const release = await releaseBuild(store, path.join(build, 'dist'), readRemoteConfig(folder), client);
    if (shellPort !== undefined) {
      if (!(await shellServes(shellPort, name, release))) {
        return fail(`The shell does not serve ${name} ${release}. Its own words are above.`);
      }
      if (release !== before) say(`${name} ${release} is live, ${seconds(began)} after the save`);
    }
    news.tell({ state: 'live', hash });
    for (const releases of [store, path.join(root, 'cache')]) {
      await keepOnly(path.join(releases, name), [release, before ?? release]);
    }
    before = release;
  };

  await fillStore(store, from, others);
  const builds = devBuilds({ folder, config: readRemoteConfig(folder) }, build);
  let released: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (released = resolve));
  const stopWatching = watchRemote(builds, {
    started: () => (saved = performance.now()),
    clientBuilt: (hash) => news.tell({ state: 'built', hash }),
    built(hash, client) {
      work = work.then(() => publish(hash, client)).then(released, (error: unknown) => fail(String(error)));
    },
    failed: fail,
  });
  await first;
  const front = createFront({ name, build, news, shellPort: () => shellPort });
  return {
    /** What the browser talks to; not listening yet. */
    front,
    shellIsAt(port: number): void {
      shellPort = port;
    },
    /** Stops watching and serving. */
    async close(): Promise<void> {
      front.close();
      front.closeAllConnections();
      await stopWatching();
    },
  };
};
