import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { RemoteModule } from '../contract';
import { containerName, SHARED_BY_SHELL, type SharedModule } from '../contract/shared';

/** The modules the shell provides, with their versions. */
export type Provided = Readonly<Record<SharedModule, { version: string; module: unknown }>>;

/** Loads remotes' containers into one process or page, sharing what the shell provides. */
export interface FederationHost {
  /** Gives the `./remote` module of one release of a remote, whose container is at `entry`. */
  load(name: string, entry: string, release: string): Promise<RemoteModule>;
}

/** How the bytes at an entry become a container; browsers leave it out and load a script. */
type LoadEntry = (entry: string) => unknown;

/**
 * Starts the federation runtime with the shell's shared modules. Remotes are built against an outside runtime core
 * (`experiments.externalRuntime`), which is put where they look for it.
 */
export const createFederationHost = (provided: Provided, loadEntry?: LoadEntry): FederationHost => {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
  const shared = Object.fromEntries(
    Object.entries(provided).map(([name, { version, module }]) => [
      name,
      {
        version,
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: SHARED_BY_SHELL[name as SharedModule] },
      },
    ]),
  );
  const instance = createInstance({
    name: 'signpost',
    remotes: [],
    shared,
    plugins: loadEntry
      ? [
          {
            name: 'signpost-entries',
            loadEntry: async ({ remoteInfo }) => loadEntry(remoteInfo.entry) as never,
          },
        ]
      : [],
  });
  return {
    async load(name, entry, release) {
      // Releases of one remote are different remotes to the runtime, so that a new one never disturbs the old.
      const key = `${name}_${release}`;
      instance.registerRemotes([{ name: key, entry, entryGlobalName: containerName(name) }]);
      const module = await instance.loadRemote<RemoteModule>(`${key}/remote`);
      if (!module || !Array.isArray(module.routes)) throw new Error(`${key} gives no routes`);
      return module;
    },
  };
};
