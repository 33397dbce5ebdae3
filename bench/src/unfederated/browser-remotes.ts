import type { RemoteModule, SlotName } from '@signpost/federation/contract';
import { modules } from '@unfederated/remotes';

const everything: RemoteModule = { routes: modules.flatMap(({ routes }) => routes) };

/** Stands in for the shell's own: every remote is part of the bundle, its pages still chunks. */
export const openRemotes = () => ({
  loadOwner: () => Promise.resolve(everything),
  fillers: (slot: SlotName) =>
    modules
      .filter(({ slots }) => slots?.[slot])
      .map((module, index) => ({ name: String(index), load: () => Promise.resolve(module) })),
  failed: (remote: string, slot: string, error: unknown) =>
    console.info(`${remote} left ${slot} empty`, error),
});
