import type { RemoteModule, SlotName } from '@signpost/federation/contract';
import type { SlotSource } from '../routing/slots';

/** A way to slots in which one remote, `squad`, fills those of its module, and what it did wrong is kept. */
export const slotsOf = (
  slots: Record<string, unknown>,
  load?: () => Promise<RemoteModule>,
): SlotSource & { readonly failures: string[] } => {
  const failures: string[] = [];
  const module = { routes: [], slots } as unknown as RemoteModule;
  return {
    failures,
    fillers: (slot: SlotName) =>
      slot in slots ? [{ name: 'squad', load: load ?? (() => Promise.resolve(module)) }] : [],
    failed: (remote, slot) => failures.push(`${remote} ${slot}`),
  };
};

/** A way to slots that nobody fills. */
export const noSlots: SlotSource = slotsOf({});
