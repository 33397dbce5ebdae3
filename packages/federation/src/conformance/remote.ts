import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { SLOTS } from '../contract';
import { readRemoteConfig } from '../dev/remote-config';
import { builtRelease } from '../release/built-release';
import type { Candidate } from './release/candidate';
import type { ReadSamples } from './samples';

const load = createRequire(__filename);

const address = z.string().startsWith('/');
const samples = z.object({
  paths: z.record(address, address),
  slots: z.partialRecord(z.enum(SLOTS), address),
});

/** The remotes of the repository at `root`: the apps that say so by their configuration. */
export const remoteNames = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'apps')).filter((app) =>
    existsSync(path.join(root, 'apps', app, 'remote.config.ts')),
  );

/** Reads a remote as it is built in the repository at `root`. Throws when it is not there or not built. */
export const readCandidate = async (root: string, name: string): Promise<Candidate> => {
  const app = path.resolve(root, 'apps', name);
  if (!existsSync(path.join(app, 'remote.config.ts'))) {
    throw new Error(`There is no remote called ${name}. The remotes are ${remoteNames(root).join(', ')}.`);
  }
  const dist = path.join(app, 'dist');
  const { manifest } = await builtRelease(dist);
  return { dist, config: readRemoteConfig(app), manifest };
};

const ownSamples = (root: string, name: string): ReadSamples | undefined => {
  const file = path.resolve(root, 'apps', name, 'conformance.ts');
  return existsSync(file) ? samples.parse((load(file) as { default: unknown }).default) : undefined;
};

/**
 * Reads where to look at a remote: `conformance.ts` in its folder, here and, for paths that are here no more, in the
 * repository at `root`. Throws when it does not say.
 */
export const readSamples = (root: string, name: string): ReadSamples => {
  const here = ownSamples('.', name);
  const there = ownSamples(root, name);
  if (!here && !there)
    throw new Error(`apps/${name}/conformance.ts is not there: it says where to look at ${name}.`);
  return {
    paths: { ...there?.paths, ...here?.paths },
    slots: { ...there?.slots, ...here?.slots },
  };
};
