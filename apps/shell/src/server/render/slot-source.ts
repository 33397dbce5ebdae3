import { hostOfSlot, isCardSlot } from '@signpost/federation/contract';
import type { ActiveRemotes } from '@signpost/federation/loading';
import { slotContext, type SlotSource } from '../../slots/slots';
import type { PageTrace } from '../telemetry/page-trace';
import { faultOfSlot, withSlotBreaker } from './failures/slot-breaker';
import type { UsedRemote } from './document/page-assets';
import type { PageFailures } from './failures/page-failures';

/** The recorders of a page's slots. */
export interface SlotSourceOptions {
  readonly failures: PageFailures;
  readonly trace?: PageTrace;
  onError(error: unknown): void;
}

/** Creates the slot source of a request. Records durations, failures, and the used chunks for the page to preload. */
export const slotSource = ({ remotes }: ActiveRemotes, { failures, trace, onError }: SlotSourceOptions) => {
  const used: UsedRemote[] = [];
  const releaseOf = (remote: string) => remotes.find(({ name }) => name === remote)?.loaded;
  const source: SlotSource = {
    fillers: (slot) =>
      remotes.flatMap(({ name, loaded, slots }) => {
        if (!loaded && slots?.includes(slot))
          failures.add({ part: 'remote', fault: 'release', remote: name });
        if (!loaded?.manifest.slots.includes(slot)) return [];
        used.push({ remote: loaded, chunks: [`${name}.slot.${slot}`], isDeferred: !isCardSlot(slot) });
        return [{ name, load: () => Promise.resolve(loaded.module) }];
      }),
    hosted: (slot) => releaseOf(hostOfSlot(slot))?.manifest.hosts?.[slot],
    measure(remote, slot, work) {
      const loaded = releaseOf(remote);
      const fillSlot = () => (loaded ? withSlotBreaker(loaded, slot, work) : work());
      if (!trace) return fillSlot();
      const release = loaded?.release;
      const attributes = {
        'signpost.remote': remote,
        'signpost.slot': slot,
        ...(release && { 'signpost.release': release }),
      };
      return trace.measure({ kind: 'slot', slot, remote }, attributes, fillSlot);
    },
    failed(remote, slot, error) {
      const loaded = releaseOf(remote);
      const fault = loaded ? faultOfSlot(loaded, slot, error, failures) : failures.faultOf(error);
      failures.add({ part: 'slot', fault, remote, release: loaded?.release }, error);
      onError(new Error(`${remote} left ${slot} empty`, { cause: error }));
    },
  };
  return { context: slotContext, source, used: (): readonly UsedRemote[] => used };
};
