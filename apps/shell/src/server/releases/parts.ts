import type { Timing } from '../../observability/timing';
import type { RenderOutcome } from '../render/render-outcome';
import type { PageTrace } from '../telemetry/page-trace';
import type { Part } from './canary-reports';

const fillerOf = (timing: Timing): string[] => (timing.kind === 'slot' ? [timing.remote] : []);

/**
 * Which remotes took part in a page: the one whose page it is, and those that were asked to fill its slots. One has failed
 * when its release is at fault, not when the backend or the request is. A remote of which no release runs takes no part.
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
