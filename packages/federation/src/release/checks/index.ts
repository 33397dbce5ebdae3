import path from 'node:path';
import type { Candidate } from './candidate';
import { bytesInBudget } from './bytes-in-budget';
import { contractRange } from './contract-range';
import { cssInLayers } from './css-in-layers';
import { filesHaveIntegrity } from './files-have-integrity';
import { accurateManifest } from './accurate-manifest';
import { routesMatch } from './routes-match';
import type { RunningRelease } from './server-module';
import { slotsFilled } from './slots-filled';
import { namesInScripts } from './names/script-names';
import { nameProblems } from './names/undeclared-names';
import { translationsComplete } from './translations-complete';
import { checkRule, reasonOf, type Finding } from './finding';
import { sourceLocation } from './source-location';

/** Returns the function that describes an error of a server build, with the file and line of its source. */
const describeIn =
  ({ dist, manifest }: Candidate) =>
  (error: unknown): string => {
    const location = error instanceof Error ? sourceLocation(error, dist, manifest.server.entry) : undefined;
    return location ? `${reasonOf(error)} (${location})` : reasonOf(error);
  };

/**
 * Checks everything about a release that needs no shell: its files and its running server build. `offered` is
 * the contract version of the target shell, `others` the names of the other remotes of the site.
 */
export const checkRelease = async (
  candidate: Candidate,
  running: Promise<RunningRelease>,
  offered: string,
  others: readonly string[] = [],
): Promise<readonly Finding[]> => {
  const { manifest } = candidate;
  const describe = describeIn(candidate);
  // Each rule that needs the server build reports the failure itself.
  running.catch(() => undefined);
  return [
    await checkRule('manifest accurate', () => accurateManifest(candidate)),
    await checkRule('files in integrity list', () => filesHaveIntegrity(candidate)),
    await checkRule('contract range', async () => contractRange(manifest, offered)),
    await checkRule('bytes in budget', async () => bytesInBudget(candidate)),
    await checkRule('translations complete', async () => translationsComplete(candidate)),
    await checkRule('CSS in its layers', () => cssInLayers(candidate, others)),
    await checkRule('no global on the server', async () => (await running).leaked, describe),
    await checkRule('routes match', async () => routesMatch(manifest, (await running).module), describe),
    await checkRule(
      'names declared',
      async () => {
        const client = await namesInScripts(path.join(candidate.dist, 'client'));
        return nameProblems(candidate.folder, manifest, await running, client);
      },
      describe,
    ),
    await checkRule('slots filled', async () => slotsFilled(manifest, (await running).module), describe),
  ];
};
