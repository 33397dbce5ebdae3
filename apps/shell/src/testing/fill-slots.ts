import type { RemoteModule, SlotName } from '@signpost/federation/contract';
import type { SlotSource } from '../slots/slots';

/**
 * A slot source in which one remote, `squad`, fills the slots of its module; records the failures that are reported.
 */
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
    hosted: () => undefined,
    failed: (remote, slot) => failures.push(`${remote} ${slot}`),
  };
};

/** A slot source without fillers. */
export const noSlots: SlotSource = slotsOf({});
