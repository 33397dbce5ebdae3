import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { hostedSlotName, slotName } from '../registry/schema';
import { remoteFolder, remoteNames } from '../release/remotes';
import type { ReadSamples } from './samples';

const load = createRequire(__filename);

const address = z.string().startsWith('/');
const samples = z.object({
  paths: z.record(address, address),
  slots: z.partialRecord(slotName, address),
  hosts: z.partialRecord(hostedSlotName, address).default({}),
});

const ownSamples = (root: string, name: string): ReadSamples | undefined => {
  if (!remoteNames(root).includes(name)) return undefined;
  const file = path.join(remoteFolder(root, name), 'conformance.ts');
  return existsSync(file) ? samples.parse((load(file) as { default: unknown }).default) : undefined;
};

/**
 * Reads the sample addresses of a remote from `conformance.ts` in its folder here and, for paths that no
 * longer exist here, from the repository at `root`. Throws when there is none.
 */
export const readSamples = (root: string, name: string): ReadSamples => {
  const current = ownSamples('.', name);
  const ofRoot = ownSamples(root, name);
  if (!current && !ofRoot)
    throw new Error(`${name} has no conformance.ts: it must list the sample addresses of the remote.`);
  return {
    paths: { ...ofRoot?.paths, ...current?.paths },
    slots: { ...ofRoot?.slots, ...current?.slots },
    hosts: { ...ofRoot?.hosts, ...current?.hosts },
  };
};
