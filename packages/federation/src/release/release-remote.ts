import path from 'node:path';
import { sharedFrom } from './checks/server-module';
import { readCandidate, remoteFolder, remoteNames } from './remotes';
import { builtRelease, storedManifest, storeRelease } from './built-release';
import { expectConformance } from './conformance';
import { writeChangelog } from './report/changelog';
import { difference } from './report/difference';
import { expectReleasable } from './report/refusals';
import { claimsOf } from '../registry';
import { readRemoteConfig } from '../dev/remote-config';
import { hiddenRows, expectSlotBudgets } from './entry/hosted-slots';
import { expectOwnClaims } from './entry/next-entry';
import { release, wasReleased, type ReleaseResult } from './release';
import { resultText } from './report/result-text';
import { registryOf } from './store';

/** Options of the release command. */
export interface ReleaseCommand {
  readonly store: string;
  /** Contract version that the live shell offers. */
  readonly contract: string;
  /** Percentage of visitors; all when left out. */
  readonly canary: number | undefined;
  /** Uses the existing `dist` of the remote, which was built and checked before. */
  readonly built: boolean;
  /** Skips a build that was released before. */
  readonly ifNew: boolean;
  /** Uploads the build for preview links only. */
  readonly preview: boolean;
}

/** Writes a release into the remote's changelog; returns lines that say so. */
const noteRelease = async (
  folder: string,
  { entry, before }: ReleaseResult,
  canary: number | undefined,
): Promise<readonly string[]> => {
  const ref = canary === undefined ? entry.live : entry.canary?.ref;
  if (before === entry || !ref) return [];
  const file = await writeChangelog(folder, {
    release: ref.release,
    canary,
    at: new Date(),
    before: before?.canary?.ref ?? before?.live,
  });
  return file ? [`  ${path.relative('.', file)} has its changes: commit the file`] : [];
};

/**
 * Builds a remote of this checkout, checks its conformance, and releases it. Returns lines to print: the
 * changes against the live release, then the remote's state. Throws, with the reason, when it must not be
 * released.
 */
export const releaseRemote = async (name: string, command: ReleaseCommand): Promise<readonly string[]> => {
  const { store, contract, canary } = command;
  const app = remoteFolder('.', name);
  const registry = await registryOf(store);
  expectOwnClaims(registry, name, claimsOf(readRemoteConfig(app)));
  if (!command.built) {
    // Imported on demand: the bundler takes seconds to load, and an existing build does not need it.
    const { buildRemote } = await import('../build/build-remote');
    await buildRemote(app);
  }
  const candidate = await readCandidate('.', name);
  if (command.ifNew && (await wasReleased(store, name, candidate.dist))) {
    return [`${name}: this build was released before`];
  }
  expectSlotBudgets(registry, candidate.manifest);
  // Before the kit, which takes minutes: this takes a second.
  const others = [...new Set([...Object.keys(registry.remotes), ...remoteNames('.')])];
  await expectReleasable(candidate, sharedFrom(app), contract, others);
  if (!command.built) await expectConformance(name);
  const live = registry.remotes[name]?.live.release;
  const before = live === undefined ? undefined : await storedManifest(store, name, live);
  const changes = [
    ...difference(before, candidate.manifest),
    ...hiddenRows(registry, candidate.manifest),
  ].map((line) => `  ${line}`);
  if (command.preview) {
    const stored = await storeRelease(store, await builtRelease(candidate.dist), {
      releasedAt: new Date(),
    });
    return [...changes, `${name}: ${stored.release} is in the store for previews; what is live stays`];
  }
  const result = await release(store, name, candidate.dist, { canary });
  const written = command.built ? [] : await noteRelease(app, result, canary);
  return [...changes, ...written, resultText(result)];
};
