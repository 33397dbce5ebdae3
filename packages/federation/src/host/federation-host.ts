import { createInstance } from '@module-federation/runtime';
import type { RemoteModule } from '../contract';
import type { ShareScope } from '../refused-names';
import { containerName, SHARED_BY_SHELL, type SharedModule } from '../contract/shared';

/** The modules the shell provides, with their versions. */
export type Provided = Readonly<Record<SharedModule, { version: string; module: unknown }>>;

/** Subresource integrity values (`sha256-…`) of a release's files, for browsers. */
export interface ReleaseIntegrity {
  readonly entry: string;
  /** Value of the list of integrity hashes of all files that the entry loads; earlier builds have none. */
  readonly list?: string | undefined;
}

/** Options of loading a release. */
export interface LoadOptions {
  /** By which a browser verifies its files. */
  readonly integrity?: ReleaseIntegrity | undefined;
  /** Returns the modules that it gets, for a release that must not get all that the shell shares. */
  readonly narrow?: ((shared: ShareScope) => ShareScope) | undefined;
}

/** Loads remotes' containers into one process or page, with the modules that the shell shares. */
export interface FederationHost {
  /** Returns the `./remote` module of one release, whose container is at `entry`. */
  load(name: string, entry: string, release: string, options?: LoadOptions): Promise<RemoteModule>;
}

/** What a remote's entry exports: Module Federation's protocol between a host and a container. */
export interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Loads an entry and returns the value of its global `globalName`. Throws when it cannot be loaded. */
export type LoadEntry = (entry: string, globalName: string, integrity?: ReleaseIntegrity) => unknown;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const isRemote = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

/**
 * Copies a module's exports to plain, frozen values. The bundler wraps imported CommonJS modules in getters
 * that look each export up by name on every access, and a page creates thousands of elements through one of
 * them. Frozen, because all remotes share it.
 */
const toPlainExports = (module: unknown): unknown =>
  Object.freeze(Object.defineProperty({ ...(module as object) }, '__esModule', { value: true }));

/**
 * Starts the federation runtime with the shell's shared modules. The runtime keeps the share scope;
 * containers are called by their own protocol, so that pages need not download the runtime's loader with its
 * manifests, snapshots and hooks.
 */
export const createFederationHost = (provided: Provided, loadEntry: LoadEntry): FederationHost => {
  const shared = Object.fromEntries(
    Object.entries(provided).map(([name, { version, module }]) => {
      const exports = toPlainExports(module);
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
  const share = async (
    container: Container,
    version: string,
    narrow: LoadOptions['narrow'],
  ): Promise<void> => {
    const options = { version, shareScopeKeys: 'default' };
    const whole = shareScopeMap['default'] as unknown as ShareScope;
    const scope = narrow ? narrow(whole) : whole;
    // Not enumerable, as in the runtime: an entry copies the options, and must not copy the scopes.
    Object.defineProperty(options, 'shareScopeMap', {
      value: { ...shareScopeMap, default: scope },
      enumerable: false,
    });
    await container.init(scope, [], options);
  };
  return {
    async load(name, entry, release, { integrity, narrow } = {}) {
      const description = `${name} ${release}`;
      const container = await loadEntry(entry, containerName(name), integrity);
      if (!isContainer(container)) throw new Error(`${description} is not a container`);
      await share(container, release, narrow);
      const module = (await container.get('./remote'))();
      if (!isRemote(module)) throw new Error(`${description} has no routes`);
      return module;
    },
  };
};
