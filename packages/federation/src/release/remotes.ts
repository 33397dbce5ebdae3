import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readRemoteConfig } from '../dev/remote-config';
import { builtRelease } from './built-release';
import type { Candidate } from './checks/candidate';

/** The remotes of the repository at `root`: the apps that have a remote configuration. */
export const remoteNames = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'apps')).filter((app) =>
    existsSync(path.join(root, 'apps', app, 'remote.config.ts')),
  );

/** Reads a built remote of the repository at `root`. Throws when it does not exist or is not built. */
export const readCandidate = async (root: string, name: string): Promise<Candidate> => {
  const app = path.resolve(root, 'apps', name);
  if (!existsSync(path.join(app, 'remote.config.ts'))) {
    throw new Error(`There is no remote called ${name}. The remotes are ${remoteNames(root).join(', ')}.`);
  }
  const dist = path.join(app, 'dist');
  const { manifest } = await builtRelease(dist);
  return { dist, config: readRemoteConfig(app), manifest };
};
