import path from 'node:path';
import { satisfies } from 'semver';
import { CONTRACT_VERSION, type RemoteModule } from '../contract';
import type { FederationHost } from '../host';
import type { ReleaseManifest } from '../registry';
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
}

/**
 * Runs the server build of a verified release. Throws a ShellFault when it needs another contract than this
 * shell offers, and an error when it does not start within `timeoutMs` milliseconds, or lacks a route or slot
 * that its manifest declares.
 */
export const startRemote = async (
  host: FederationHost,
  { folder, manifest }: VerifiedRelease,
  release: string,
  timeoutMs: number,
): Promise<LoadedRemote> => {
  const { name } = manifest;
  if (!satisfies(CONTRACT_VERSION, manifest.contract)) {
    throw new ShellFault(
      `${name} needs contract ${manifest.contract}; this shell offers ${CONTRACT_VERSION}`,
    );
  }
  const entry = path.join(folder, manifest.server.entry);
  const module = await withTimeout(host.load(name, entry, release), timeoutMs, `${name}'s start`);
  const missing = manifest.slots.filter((slot) => !module.slots?.[slot]);
  if (missing.length > 0)
    throw new Error(`${name} declares slots that it does not fill: ${missing.join(', ')}`);
  return { name, release, folder, manifest, module };
};
