import { createRequire } from 'node:module';
import path from 'node:path';
import { minVersion } from 'semver';
import type { RemoteModule } from '../../contract';
import { SHARED_BY_SHELL } from '../../contract/shared';
import { createFederationHost, type Provided } from '../../host';
import { provideRuntimeCore } from '../../loading/runtime-core';
import type { ReleaseManifest } from '../../registry';
import { recordNames } from './names/record-names';
import type { UsedNames } from './names/used-names';

const requireRelease = createRequire(__filename);

/** The modules that the shell would share, from the remote's own workspace: `app` is the remote's folder. */
export const sharedFrom = (app: string): Provided => {
  const load = createRequire(path.join(app, 'package.json'));
  return Object.fromEntries(
    Object.entries(SHARED_BY_SHELL).map(([name, range]) => [
      name,
      { version: minVersion(range)?.version ?? range, module: load(name) as unknown },
    ]),
  ) as unknown as Provided;
};

/**
 * A running server build, the names that it added to this process' global object, and the storage keys and endpoints that
 * it has used so far.
 */
export interface RunningRelease {
  readonly module: RemoteModule;
  readonly leaked: readonly string[];
  readonly used: UsedNames;
}

/** Runs the server build of a release in this process. Throws when it does not start. */
export const runServerModule = async (
  dist: string,
  { name, server }: ReleaseManifest,
  provided: Provided,
): Promise<RunningRelease> => {
  provideRuntimeCore();
  const recorded = recordNames(provided);
  const host = createFederationHost(recorded.provided, (entry) => {
    const exported = requireRelease(entry) as Record<string, unknown>;
    Reflect.deleteProperty(requireRelease.cache, entry);
    return Object.values(exported)[0] ?? exported;
  });
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const module = await host.load(name, path.join(dist, server.entry), 'conformance');
  const leaked = Object.getOwnPropertyNames(globalThis).filter((global) => !before.has(global));
  return { module, leaked, used: recorded.used };
};
