import type { Timing } from '../../observability/timing';
import type { RenderOutcome } from '../render/render-outcome';
import type { PageTrace } from '../telemetry/page-trace';
import type { Part } from './canary-reports';

const fillerOf = (timing: Timing): string[] => (timing.kind === 'slot' ? [timing.remote] : []);

/**
 * Returns the remotes that took part in a page: its owner, and those that filled its slots. A remote has failed when its
 * release is at fault, not the backend or the request. Owners without a loaded release are left out.
 */
export const partsOf = (
  { owner, timings }: Pick<PageTrace, 'owner' | 'timings'>,
  { failures }: RenderOutcome,
): readonly Part[] => {
  const isAtFault = (remote: string) =>
    failures.some((failure) => failure.fault === 'release' && failure.remote === remote);
  const owners = owner.release === undefined ? [] : [owner.remote];
  const remotes = new Set([...owners, ...timings.flatMap(fillerOf)]);
  return [...remotes].map((remote) => ({ remote, failed: isAtFault(remote) }));
};
