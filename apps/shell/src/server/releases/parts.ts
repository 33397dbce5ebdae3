import type { PageTrace } from '../telemetry/page-trace';
import type { Part } from './trials';

/** From here on a status says that our side failed, whoever asked and for what. */
const OUR_FAULT = 500;

/**
 * Which remotes took part in a page, and which of them failed: whose page it is by the page's status or a `fault` while it
 * was rendered, whoever fills a slot by what became of that.
 */
export const partsOf = (
  { owner, timings }: Pick<PageTrace, 'owner' | 'timings'>,
  status: number,
  fault: boolean,
): readonly Part[] => {
  const failed = new Map([[owner.remote, status >= OUR_FAULT || fault]]);
  for (const timing of timings) {
    if (timing.kind !== 'slot') continue;
    failed.set(timing.remote, failed.get(timing.remote) === true || timing.outcome !== 'shown');
  }
  return [...failed].map(([remote, isFailed]) => ({ remote, failed: isFailed }));
};
