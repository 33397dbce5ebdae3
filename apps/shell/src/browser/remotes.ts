import { provideBundlerRuntime } from '@signpost/federation/bundler-runtime';
import { createFederationHost, loadScriptEntry } from '@signpost/federation/host';
import type { RemoteModule } from '@signpost/federation/contract';
import { addMeasure } from '../observability/add-measure';
import type { BootRemote } from '../transfer/boot-data';
import { ownerOf } from '../app/owner-of-path';
import type { SlotSource } from '../slots/slots';
import { provided } from '../shared-modules/shared-modules';
import { recordFailure } from './failures/record-failure';

/**
 * The remotes of this page, in the releases that were live when it was served; they do not change while the page is
 * open.
 */
export interface BrowserRemotes extends SlotSource {
  /**
   * Loads the remote that owns a path, once. Resolves to undefined for the shell's own paths; rejects when the remote
   * cannot be loaded.
   */
  loadOwner(pathname: string): Promise<RemoteModule | undefined>;
}

/** Starts the federation runtime in the browser for the remotes in the boot data. */
export const openRemotes = (remotes: readonly BootRemote[]): BrowserRemotes => {
  provideBundlerRuntime();
  const host = createFederationHost(provided, loadScriptEntry);
  const loading = new Map<string, Promise<RemoteModule>>();
  const loadRelease = async ({ name, release, entry, integrity, refused }: BootRemote) => {
    // Almost no release claims names of others, so the code that refuses them is not in the first load.
    const narrow =
      refused &&
      (await import(/* webpackChunkName: "refused-names" */ './refused-names')).refuseNames(name, refused);
    return host.load(name, new URL(entry, document.baseURI).href, release, { integrity, narrow });
  };
  const load = (remote: BootRemote): Promise<RemoteModule> => {
    const { name } = remote;
    const pending = loading.get(name);
    if (pending) return pending;
    const start = performance.now();
    const module = loadRelease(remote);
    loading.set(name, module);
    module.then(
      () => addMeasure(`load.${name}`, start),
      // A failure is not cached, so that a later attempt can succeed.
      () => loading.delete(name),
    );
    return module;
  };
  return {
    async loadOwner(pathname) {
      const owner = ownerOf(remotes, pathname);
      if (!owner) return undefined;
      const module = await load(owner);
      // A release may claim paths that belong to another remote; the server leaves them out of the boot data.
      return { ...module, routes: module.routes.filter(({ path = '' }) => owner.paths.includes(path)) };
    },
    fillers: (slot) =>
      remotes
        .filter(({ slots }) => slots.includes(slot))
        .map((remote) => ({ name: remote.name, load: () => load(remote) })),
    hosted: (slot) => remotes.find(({ hosts }) => hosts?.[slot])?.hosts?.[slot],
    failed(remote, slot, error) {
      recordFailure('slot', error);
      console.info(`${remote} left ${slot} empty`, error);
    },
  };
};
