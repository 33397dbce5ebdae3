import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActiveRemote, RemoteSet } from '@signpost/federation/loading';
import type { Assets } from '@signpost/federation/registry';
import { configs, modules } from '@unfederated/remotes';

const RELEASE = 'bundle';

/** Replaces the shell's module: every remote runs from the start and never changes. */
export const openRemotes = async (): Promise<RemoteSet> => {
  const file = path.join(__dirname, '../client/chunks.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Assets>;
  const remotes = configs.flatMap(({ name, paths, slots, hosts, contract }, index): ActiveRemote[] => {
    const module = modules[index];
    if (!module) return [];
    const client = { entry: '', remote: { js: [], css: [] }, chunks };
    // Without paths, so that the page does not send the browser data that the bundle already contains.
    const manifest = {
      name,
      contract,
      paths: [],
      slots: [...slots],
      hosts,
      client,
      server: { entry: '' },
      files: {},
    };
    return [{ name, paths, loaded: { name, release: RELEASE, folder: '', manifest, module } }];
  });
  return {
    current: () => ({ version: RELEASE, retired: [], remotes }),
    keysOf: () => [],
    lacks: () => [],
    recheck: () => Promise.resolve(),
    preview: () => Promise.reject(new Error('a single bundle has no releases to preview')),
    sources: { has: () => false, find: () => Promise.resolve(undefined) },
    close: () => undefined,
  };
};
