import { createInstance } from '@module-federation/runtime';
import type { RemoteModule } from '../contract';
import { containerName, SHARED_BY_SHELL, type SharedModule } from '../contract/shared';

/** The modules the shell provides, with their versions. */
export type Provided = Readonly<Record<SharedModule, { version: string; module: unknown }>>;

/** What a browser proves a release's bytes by, as subresource integrity has it (`sha256-…`). */
export interface ReleaseProofs {
  readonly entry: string;
  /** Of the list of proofs of all that the entry loads; builds of before have none. */
  readonly list?: string | undefined;
}

/** Loads remotes' containers into one process or page, sharing what the shell provides. */
export interface FederationHost {
  /**
   * Gives the `./remote` module of one release of a remote, whose container is at `entry`. A browser proves its bytes by
   * `proofs`.
   */
  load(name: string, entry: string, release: string, proofs?: ReleaseProofs): Promise<RemoteModule>;
}

/** What a remote's entry gives: Module Federation's protocol between a host and a container. */
export interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** How the bytes at an entry become what the entry leaves under a remote's global name. Throws when they cannot be had. */
export type LoadEntry = (entry: string, globalName: string, proofs?: ReleaseProofs) => unknown;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const isRemote = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

/**
 * A module's exports as plain values. The bundler gives an imported CommonJS module as an object of getters, which look
 * their export up by name each time: a page makes some thousand elements through one of them. Frozen:
 * all remotes share it.
 */
const plain = (module: unknown): unknown =>
  Object.freeze(Object.defineProperty({ ...(module as object) }, '__esModule', { value: true }));

/**
 * Starts the federation runtime with the shell's shared modules. The runtime keeps the share scope; containers are asked
 * by their own protocol, so that pages need not carry the runtime's loader with its manifests, snapshots and hooks.
 */
export const createFederationHost = (provided: Provided, loadEntry: LoadEntry): FederationHost => {
  const shared = Object.fromEntries(
    Object.entries(provided).map(([name, { version, module }]) => {
      const exports = plain(module);
      return [
        name,
        {
          version,
          lib: () => exports,
          shareConfig: { singleton: true, requiredVersion: SHARED_BY_SHELL[name as SharedModule] },
        },
      ];
    }),
  );
  const { shareScopeMap } = createInstance({ name: 'signpost', remotes: [], shared });
  const share = async (container: Container, version: string): Promise<void> => {
    const options = { version, shareScopeKeys: 'default' };
    // As the runtime does it: an entry copies the options, and the scopes must not be copied with them.
    Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap, enumerable: false });
    await container.init(shareScopeMap['default'], [], options);
  };
  return {
    async load(name, entry, release, proofs) {
      const what = `${name} ${release}`;
      const container = await loadEntry(entry, containerName(name), proofs);
      if (!isContainer(container)) throw new Error(`${what} is no container`);
      await share(container, release);
      const module = (await container.get('./remote'))();
      if (!isRemote(module)) throw new Error(`${what} gives no routes`);
      return module;
    },
  };
};
