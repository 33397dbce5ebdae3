import path from 'node:path';
import { satisfies } from 'semver';
import { CONTRACT_VERSION, type FilledSlots, type RemoteModule } from '../contract';
import type { FederationHost } from '../host';
import { hostOfSlot, isHostedSlotName } from '../contract/slots';
import type { ClaimConflict, ReleaseManifest } from '../registry';
import { withoutNames, type IsRefused, type ShareScope } from '../refused-names';
import { withTimeout } from '../registry/with-timeout';
import type { VerifiedRelease } from './cache/release-cache';
import { ShellFault } from './shell-fault';

/** A release of a remote that runs in this process. */
export interface LoadedRemote {
  readonly name: string;
  readonly release: string;
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  readonly module: RemoteModule;
  /** Its claims that belong to others, which are left out of its manifest and module. */
  readonly refused?: readonly ClaimConflict[];
}

/** A manifest with the slots of the remote's own pages only. */
const withOwnHosts = ({ hosts, ...manifest }: ReleaseManifest): ReleaseManifest => {
  if (!hosts) return manifest;
  const own = Object.entries(hosts).filter(
    ([slot]) => isHostedSlotName(slot) && hostOfSlot(slot) === manifest.name,
  );
  return { ...manifest, hosts: Object.fromEntries(own) };
};

/** A module with the routes and slots that its manifest has; claims are judged by the manifest. */
const asDeclared = ({ routes, slots = {} }: RemoteModule, manifest: ReleaseManifest): RemoteModule => ({
  routes: routes.filter(({ path = '' }) => manifest.paths.includes(path)),
  slots: Object.fromEntries(
    Object.entries(slots).filter(([slot]) => manifest.slots.some((one) => one === slot)),
  ) as FilledSlots,
});

/** What is run, and what must not be used by it. */
export interface StartOptions {
  readonly host: FederationHost;
  readonly timeoutMs: number;
  /** Whether a name, as in `names` of `remote.config.ts`, belongs to another remote now. */
  readonly isRefused: IsRefused;
}

/**
 * Runs the server build of a verified release. Throws a ShellFault when it needs another contract than this
 * shell offers, and an error when it does not start within `timeoutMs` milliseconds, or lacks a route or slot
 * that its manifest declares.
 */
export const startRemote = async (
  { folder, manifest }: VerifiedRelease,
  release: string,
  { host, timeoutMs, isRefused }: StartOptions,
): Promise<LoadedRemote> => {
  const { name } = manifest;
  if (!satisfies(CONTRACT_VERSION, manifest.contract)) {
    throw new ShellFault(
      `${name} needs contract ${manifest.contract}; this shell offers ${CONTRACT_VERSION}`,
    );
  }
  const entry = path.join(folder, manifest.server.entry);
  const narrow = (shared: ShareScope) => withoutNames(shared, isRefused);
  const module = await withTimeout(host.load(name, entry, release, { narrow }), timeoutMs, `${name}'s start`);
  const missing = manifest.slots.filter((slot) => !module.slots?.[slot]);
  if (missing.length > 0)
    throw new Error(`${name} declares slots that it does not fill: ${missing.join(', ')}`);
  return { name, release, folder, manifest: withOwnHosts(manifest), module: asDeclared(module, manifest) };
};
