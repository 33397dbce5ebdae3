import type { Candidate } from './candidate';
import { bytesInBudget } from './bytes-in-budget';
import { contractRange } from './contract-range';
import { cssInLayers } from './css-in-layers';
import { filesProved } from './files-proved';
import { honestManifest } from './honest-manifest';
import { routesMatch } from './routes-match';
import type { RunningRelease } from './server-module';
import { slotsFilled } from './slots-filled';
import { look, type Finding } from '../finding';

/**
 * Looks at a release as it lies in its folder and as its server half runs: all that can be known without a shell.
 * `offered` is the contract's version of the shell that is to take it.
 */
export const lookAtRelease = async (
  candidate: Candidate,
  running: Promise<RunningRelease>,
  offered: string,
): Promise<readonly Finding[]> => {
  const { manifest } = candidate;
  // Each rule that needs it says so itself when it does not start.
  running.catch(() => undefined);
  return [
    await look('manifest honest', () => honestManifest(candidate)),
    await look('files proved', () => filesProved(candidate)),
    await look('contract range', async () => contractRange(manifest, offered)),
    await look('bytes in budget', async () => bytesInBudget(candidate)),
    await look('CSS in its layers', () => cssInLayers(candidate)),
    await look('no global on the server', async () => (await running).leaked),
    await look('routes match', async () => routesMatch(manifest, (await running).module)),
    await look('slots filled', async () => slotsFilled(manifest, (await running).module)),
  ];
};
