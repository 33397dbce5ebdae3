import { provideBundlerRuntime } from '@signpost/federation/bundler-runtime';
import { createFederationHost, loadScriptEntry } from '@signpost/federation/host';
import type { RemoteModule } from '@signpost/federation/contract';
import { measured } from '../observability/measured';
import type { BootRemote } from '../routing/boot';
import { ownerOf } from '../routing/owners';
import type { SlotSource } from '../routing/slots';
import { provided } from '../shared-modules';
import { failed } from './failures';

/** The remotes of this page: the releases that were live when it was served, for as long as it is open. */
export interface BrowserRemotes extends SlotSource {
  /** Loads the remote that owns a path, once. Gives nothing for the shell's own paths; rejects when it cannot be had. */
  loadOwner(pathname: string): Promise<RemoteModule | undefined>;
}

/** Starts the federation runtime in the browser for the remotes that the server named. */
export const openRemotes = (remotes: readonly BootRemote[]): BrowserRemotes => {
  provideBundlerRuntime();
  const host = createFederationHost(provided, loadScriptEntry);
  const loading = new Map<string, Promise<RemoteModule>>();
  const load = ({ name, release, entry, proofs }: BootRemote): Promise<RemoteModule> => {
    const known = loading.get(name);
    if (known) return known;
    const start = performance.now();
    const module = host.load(name, new URL(entry, document.baseURI).href, release, proofs);
    loading.set(name, module);
    module.then(
      () => measured(`load.${name}`, start),
      // A failure is not kept: the next try may find the network back.
      () => loading.delete(name),
    );
    return module;
  };
  return {
    async loadOwner(pathname) {
      const owner = ownerOf(remotes, pathname);
      return owner && load(owner);
    },
    fillers: (slot) =>
      remotes
        .filter(({ slots }) => slots.includes(slot))
        .map((remote) => ({ name: remote.name, load: () => load(remote) })),
    failed(remote, slot, error) {
      failed('slot', error);
      console.info(`${remote} left ${slot} empty`, error);
    },
  };
};
