import path from 'node:path';
import { sharedFrom } from '../conformance/release/server-module';
import { readCandidate } from '../conformance/remote';
import { builtRelease, storedManifest, storeRelease } from './built-release';
import { expectConformance } from './conformance';
import { difference } from './difference';
import { expectReleasable } from './refusals';
import { release, wasReleased } from './release';
import { resultText } from './result-text';
import { registryOf } from './store';

/** How the release command was called. */
export interface ReleaseCommand {
  readonly store: string;
  /** Version of the contract that the live shell offers. */
  readonly contract: string;
  /** Percentage of visitors; all when left out. */
  readonly canary: number | undefined;
  /** Takes what lies in the remote's `dist`, which was built and went through the kit before. */
  readonly built: boolean;
  /** Leaves a build alone that was released before. */
  readonly ifNew: boolean;
  /** Puts it into the store for preview links, and shows it to nobody else. */
  readonly preview: boolean;
}

/**
 * Builds a remote of this checkout, has it prove itself, and releases it. Gives what to tell: the changes against the
 * live release, then how the remote stands. Throws, with the reason, when it may not be released.
 */
export const releaseRemote = async (name: string, command: ReleaseCommand): Promise<readonly string[]> => {
  const { store, contract, canary } = command;
  const app = path.resolve('apps', name);
  if (!command.built) {
    // The bundler takes seconds to load, and what is built already needs none.
    const { buildRemote } = await import('../build/build-remote');
    await buildRemote(app);
    await expectConformance(name);
  }
  const candidate = await readCandidate('.', name);
  if (command.ifNew && (await wasReleased(store, name, candidate.dist))) {
    return [`${name}: this build was released before`];
  }
  await expectReleasable(candidate, sharedFrom(app), contract);
  const live = (await registryOf(store)).remotes[name]?.live.release;
  const before = live === undefined ? undefined : await storedManifest(store, name, live);
  const changes = difference(before, candidate.manifest).map((line) => `  ${line}`);
  if (command.preview) {
    const stored = await storeRelease(store, await builtRelease(candidate.dist), new Date());
    return [...changes, `${name}: ${stored.release} is in the store for previews; what is live stays`];
  }
  return [...changes, resultText(await release(store, name, candidate.dist, { canary }))];
};
