import type { ActiveRemotes } from '@signpost/federation/loading';
import { slotContext, type SlotSource } from '../../routing/slots';
import type { PageTrace } from '../telemetry/page-trace';
import { unlessLate } from './late-slots';
import type { UsedRemote } from './page-assets';

/** A request's way to the slots, which remembers what was used so that the page can preload it, and how long it took. */
export const slotSource = (
  { remotes }: ActiveRemotes,
  onError: (error: unknown) => void,
  trace?: PageTrace,
) => {
  const used: UsedRemote[] = [];
  const source: SlotSource = {
    fillers: (slot) =>
      remotes.flatMap(({ name, loaded }) => {
        if (!loaded?.manifest.slots.includes(slot)) return [];
        used.push({ remote: loaded, chunks: [`${name}.slot.${slot}`], asleep: slot.endsWith('.row') });
        return [{ name, load: () => Promise.resolve(loaded.module) }];
      }),
    measure(remote, slot, work) {
      const loaded = remotes.find(({ name }) => name === remote)?.loaded;
      const unlessItHangs = () => (loaded ? unlessLate(loaded, slot, work) : work());
      if (!trace) return unlessItHangs();
      const release = loaded?.release;
      const about = {
        'signpost.remote': remote,
        'signpost.slot': slot,
        ...(release && { 'signpost.release': release }),
      };
      return trace.measure({ kind: 'slot', slot, remote }, about, unlessItHangs);
    },
    failed: (remote, slot, error) => onError(new Error(`${remote} left ${slot} empty`, { cause: error })),
  };
  return { context: slotContext, source, used: (): readonly UsedRemote[] => used };
};
