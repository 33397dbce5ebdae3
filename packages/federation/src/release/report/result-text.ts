import type { ReleaseResult } from '../release';

/** One line with a remote's state after a command, and before it. */
export const resultText = ({ name, entry, before, registryVersion }: ReleaseResult): string => {
  const { live, canary } = entry;
  if (before === entry) return `${name}: nothing to change, ${live.release} is live`;
  const registry = `registry version ${registryVersion}`;
  if (canary) {
    return `${name}: ${canary.ref.release} is the canary for ${canary.share} % of visitors, the others stay on ${live.release}; ${registry}`;
  }
  if (before?.live.release === live.release) {
    return `${name}: the canary ${before.canary?.ref.release ?? ''} is taken back, ${live.release} is live for all; ${registry}`;
  }
  return `${name}: ${live.release} is live for all${before ? ` (was ${before.live.release})` : ''}; ${registry}`;
};
