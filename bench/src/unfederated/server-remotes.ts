import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActiveRemote, RemoteSet } from '@signpost/federation/loading';
import type { Assets } from '@signpost/federation/registry';
import { configs, modules } from '@unfederated/remotes';

const RELEASE = 'bundle';

/** Stands in for the shell's own: every remote runs from the start and never changes. */
export const openRemotes = async (): Promise<RemoteSet> => {
  const file = path.join(__dirname, '../client/chunks.json');
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Assets>;
  const remotes = configs.flatMap(({ name, paths, slots, contract }, index): ActiveRemote[] => {
    const module = modules[index];
    if (!module) return [];
    const client = { entry: '', remote: { js: [], css: [] }, chunks };
    // Without paths, so that the page does not tell the browser what the bundle knows already.
    const manifest = {
      name,
      contract,
      paths: [],
      slots: [...slots],
      client,
      server: { entry: '' },
      files: {},
    };
    return [{ name, paths, loaded: { name, release: RELEASE, folder: '', manifest, module } }];
  });
  return {
    current: () => ({ version: RELEASE, remotes }),
    lacks: () => [],
    recheck: () => Promise.resolve(),
    preview: () => Promise.reject(new Error('one bundle has no releases to preview')),
    close: () => undefined,
  };
};
