import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildExtra } from '../build/build-remote';
import { releaseBuild } from './dev-store';
import { readRemoteConfig } from './remote-config';
import type { FinishedBuild } from './watch-remote';

/** Number of builds and releases whose files are kept for pages that still load them. */
const MAX_KEPT = 10;

/** The folders of a development session. */
export interface DevFolders {
  /** The remote's app. */
  readonly app: string;
  /** The session's builds. */
  readonly build: string;
  /** The session's store. */
  readonly store: string;
  /** The release cache of the session's shell. */
  readonly cache: string;
}

/** Returns a function that takes the newest subfolder of `parents` and deletes the eleventh newest. */
const createRetention = (...parents: readonly string[]) => {
  let names: string[] = [];
  return async (newest: string): Promise<void> => {
    names = [newest, ...names.filter((name) => name !== newest)];
    for (const old of names.splice(MAX_KEPT)) {
      for (const parent of parents) await rm(path.join(parent, old), { recursive: true, force: true });
    }
  };
};

/** Returns the function that releases a build of the remote `name` into the session's store, and returns its id. */
export const createPublisher = (name: string, { app, build, store, cache }: DevFolders) => {
  const dist = path.join(build, 'dist');
  const keepClient = createRetention(path.join(build, 'client'));
  const keepServer = createRetention(path.join(build, 'server'));
  const keepRelease = createRetention(path.join(store, name), path.join(cache, name));
  return async ({ client, server, stats }: FinishedBuild): Promise<string> => {
    await rm(dist, { recursive: true, force: true });
    await cp(path.join(build, 'client', client), path.join(dist, 'client'), { recursive: true });
    await cp(path.join(build, 'server', server), path.join(dist, 'server'), { recursive: true });
    await buildExtra(app, path.join(dist, 'client'), 'development');
    const release = await releaseBuild(store, dist, readRemoteConfig(app), stats);
    await keepClient(client);
    await keepServer(server);
    await keepRelease(release);
    return release;
  };
};
