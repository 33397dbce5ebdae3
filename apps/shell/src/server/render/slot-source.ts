import type { ActiveRemotes } from '@signpost/federation/loading';
import { slotContext, type SlotSource } from '../../routing/slots';
import type { UsedRemote } from './page-assets';

/** A request's way to the slots, which remembers what was used so that the page can preload it. */
export const slotSource = ({ remotes }: ActiveRemotes, onError: (error: unknown) => void) => {
  const used: UsedRemote[] = [];
  const source: SlotSource = {
    fillers: (slot) =>
      remotes.flatMap(({ name, loaded }) => {
        if (!loaded?.manifest.slots.includes(slot)) return [];
        used.push({ remote: loaded, chunks: [`${name}.slot.${slot}`], asleep: slot.endsWith('.row') });
        return [{ name, load: () => Promise.resolve(loaded.module) }];
      }),
    failed: (remote, slot, error) => onError(new Error(`${remote} left ${slot} empty`, { cause: error })),
  };
  return { context: slotContext, source, used: (): readonly UsedRemote[] => used };
};
