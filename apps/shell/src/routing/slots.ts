import type { FunctionComponent } from 'react';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { RemoteModule, SlotName } from '@signpost/federation/contract';

/** A remote that fills a slot, and how to get its module. */
export interface SlotFiller {
  readonly name: string;
  load(): Promise<RemoteModule>;
}

/** What one remote puts into a slot, ready to render. */
export interface FilledSlot {
  readonly remote: string;
  readonly Component: FunctionComponent<{ data: unknown }>;
  readonly data: unknown;
}

/** Where a loader finds who fills a slot: in memory on the server, by their entries in the browser. */
export interface SlotSource {
  fillers(slot: SlotName): readonly SlotFiller[];
  failed(remote: string, slot: SlotName, error: unknown): void;
}

export const slotContext = createContext<SlotSource>();

const SLOT_DEADLINE = 2_000;

const late = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the slot took too long')), SLOT_DEADLINE),
  );

/**
 * Fills a slot with what its remotes give within two seconds, in the registry's order. One that fails is left out and
 * reported: a slot is a place on a page, never a reason for the page to fall.
 */
export const fillSlot = async (slot: SlotName, args: LoaderFunctionArgs): Promise<FilledSlot[]> => {
  const source = args.context.get(slotContext);
  const filled = source.fillers(slot).map(async ({ name, load }: SlotFiller): Promise<FilledSlot[]> => {
    try {
      const open = async () => {
        const module = await (await load()).slots?.[slot]?.();
        if (!module) throw new Error(`${name} does not fill ${slot}`);
        const data = await module.load(args);
        return { remote: name, Component: module.Component as FilledSlot['Component'], data };
      };
      return [await Promise.race([open(), late()])];
    } catch (error) {
      source.failed(name, slot, error);
      return [];
    }
  });
  return (await Promise.all(filled)).flat();
};
