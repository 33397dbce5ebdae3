import { chunkCosts } from '../../build/budget';
import { hostOfSlot, isHostedSlotName } from '../../contract/slots';
import type { ParsedRegistry, ReleaseManifest } from '../../registry';

type Live = Pick<ParsedRegistry, 'remotes'>;

/**
 * Throws when a release fills a slot in a page of another remote with a row that downloads more than the other's live
 * release allows.
 */
export const expectSlotBudgets = ({ remotes }: Live, manifest: ReleaseManifest): void => {
  const { name, slots } = manifest;
  const costs = chunkCosts(manifest);
  const problems = slots.filter(isHostedSlotName).flatMap((slot) => {
    const budget = remotes[hostOfSlot(slot)]?.live.hosts?.[slot]?.budget ?? Infinity;
    const cost = costs[`${name}.slot.${slot}`] ?? 0;
    return cost > budget
      ? [`  the row in ${slot} is ${cost} bytes, ${cost - budget} over the slot's budget of ${budget}`]
      : [];
  });
  if (problems.length === 0) return;
  throw new Error([`${name} is not released, because of slots of other remotes:`, ...problems].join('\n'));
};

/**
 * Rows that are not shown once a release is live, as lines to print when it is released: its own in slots that another
 * remote's live release does not have, and those of others in slots that it no longer has. Neither is refused, because
 * remotes are released in any order.
 */
export const hiddenRows = ({ remotes }: Live, { name, slots, hosts }: ReleaseManifest): readonly string[] => {
  const own = slots
    .filter(isHostedSlotName)
    .filter((slot) => !remotes[hostOfSlot(slot)]?.live.hosts?.[slot])
    .map((slot) => `${slot}: not shown until a release of ${hostOfSlot(slot)} with this slot is live`);
  const others = Object.entries(remotes).flatMap(([other, { live }]) =>
    live.slots
      .filter(isHostedSlotName)
      .filter((slot) => hostOfSlot(slot) === name && !hosts?.[slot])
      .map((slot) => `${slot}: gone, so the row of ${other} is no longer shown`),
  );
  return [...own, ...others];
};
