import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRemoteConfig, remoteConfigFile } from '../dev/remote-config';
import { builtRelease } from './built-release';
import type { Candidate } from './checks/candidate';

const isRemote = (folder: string): boolean => existsSync(remoteConfigFile(folder));

const appsOf = (root: string): readonly string[] => {
  const apps = path.join(root, 'apps');
  return existsSync(apps) ? readdirSync(apps).filter((app) => isRemote(path.join(apps, app))) : [];
};

/**
 * The remotes of the repository at `root`, by name, each with its folder: the apps that have a remote configuration, or
 * the root itself in a repository of a single remote.
 */
const remoteFolders = (root: string): ReadonlyMap<string, string> =>
  isRemote(path.resolve(root))
    ? new Map([[readRemoteConfig(path.resolve(root)).name, path.resolve(root)]])
    : new Map(appsOf(root).map((app) => [app, path.resolve(root, 'apps', app)]));

/** The names of the remotes of the repository at `root`. */
export const remoteNames = (root: string): readonly string[] => [...remoteFolders(root).keys()];

/** The folder of a remote of the repository at `root`. Throws when it has no such remote. */
export const remoteFolder = (root: string, name: string): string => {
  const folders = remoteFolders(root);
  const folder = folders.get(name);
  if (!folder) {
    throw new Error(`There is no remote called ${name}. The remotes are ${[...folders.keys()].join(', ')}.`);
  }
  return folder;
};

/** Reads a built remote of the repository at `root`. Throws when it does not exist or is not built. */
export const readCandidate = async (root: string, name: string): Promise<Candidate> => {
  const folder = remoteFolder(root, name);
  const dist = path.join(folder, 'dist');
  const { manifest } = await builtRelease(dist);
  return { folder, dist, config: readRemoteConfig(folder), manifest };
};
