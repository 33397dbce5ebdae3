import type { RemoteModule, SlotName } from '@signpost/federation/contract';
import { modules } from '@unfederated/remotes';

const allRemotes: RemoteModule = { routes: modules.flatMap(({ routes }) => routes) };

/** Replaces the shell's module: every remote is part of the bundle, its pages are still chunks. */
export const openRemotes = () => ({
  loadOwner: () => Promise.resolve(allRemotes),
  fillers: (slot: SlotName) =>
    modules
      .filter(({ slots }) => slots?.[slot])
      .map((module, index) => ({ name: String(index), load: () => Promise.resolve(module) })),
  hosted: () => ({ timeoutMs: 2_000, failure: 'regular' as const }),
  failed: (remote: string, slot: string, error: unknown) =>
    console.info(`${remote} does not fill ${slot}`, error),
});
