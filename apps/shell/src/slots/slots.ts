import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import {
  isCardSlot,
  type CardModule,
  type FilledSlots,
  type HostedSlot,
  type HostedSlotName,
  type RemoteModule,
  type SlotName,
} from '@signpost/federation/contract';
import { withSlotTimeout } from './slot-timeout';

/** A remote that fills a slot, and how to load its module. */
export interface SlotFiller {
  readonly name: string;
  load(): Promise<RemoteModule>;
}

/** Where a loader finds the remotes that fill a slot: in memory on the server, by the boot data in the browser. */
export interface SlotSource {
  fillers(slot: SlotName): readonly SlotFiller[];
  /** What the page of a remote demands of rows in its slot; undefined when its running release has no such slot. */
  hosted(slot: HostedSlotName): Pick<HostedSlot, 'timeoutMs' | 'failure'> | undefined;
  failed(remote: string, slot: SlotName, error: unknown): void;
  /** Measures one remote's part of a slot; returns and throws what `work` does. */
  measure?<Made>(remote: string, slot: SlotName, work: () => Promise<Made>): Promise<Made>;
}

export const slotContext = createContext<SlotSource>();

type Args = Pick<LoaderFunctionArgs, 'context'>;
type ModuleOf<Name extends SlotName> = Awaited<ReturnType<NonNullable<FilledSlots[Name]>>>;

/** Options of filling a slot. */
export interface FillOptions<Late> {
  /** Uses this filler alone. */
  readonly only?: string | undefined;
  /** Milliseconds to wait for each filler, two seconds by default; `null` for a filler that no page waits for. */
  readonly timeoutMs?: number | null;
  /** What takes the place of a filler that fails or is late; nothing by default. */
  readonly fallback?: (remote: string) => Late;
}

/**
 * Applies a function to each filler's module, in the registry's order, within the timeout; a filler that fails or is
 * late is reported and left out, or replaced.
 */
export const fill = async <Name extends SlotName, Made, Late = never>(
  slot: Name,
  { context }: Args,
  transform: (module: ModuleOf<Name>, remote: string) => Made | Promise<Made>,
  { only, timeoutMs, fallback }: FillOptions<Late> = {},
): Promise<(Made | Late)[]> => {
  const source = context.get(slotContext);
  const fillers: readonly SlotFiller[] = source.fillers(slot);
  const results = fillers.map(async ({ name, load }): Promise<(Made | Late)[]> => {
    if (only !== undefined && name !== only) return [];
    const open = async (): Promise<Made> => {
      const module = await (await load()).slots?.[slot]?.();
      if (!module) throw new Error(`${name} does not fill ${slot}`);
      return transform(module as ModuleOf<Name>, name);
    };
    const openInTime = () => (timeoutMs === null ? open() : withSlotTimeout(open(), timeoutMs));
    try {
      return [await (source.measure ? source.measure(name, slot, openInTime) : openInTime())];
    } catch (error) {
      source.failed(name, slot, error);
      return fallback ? [fallback(name)] : [];
    }
  });
  return (await Promise.all(results)).flat();
};

/** Cards by kind of record; a kind without one uses the plain card. */
export type Cards = Readonly<Partial<Record<SearchHit['kind'], CardModule<SearchHit>>>>;

const kindOfCard = new WeakMap<object, SearchHit['kind']>();

/** Returns the kind of record that an object is the card of; undefined for anything else. */
export const cardKind = (it: object): SearchHit['kind'] | undefined => kindOfCard.get(it);

/**
 * Loads the cards of these kinds from the remotes that own them, within two seconds; the shell's own kinds have no
 * slot.
 */
export const fillCards = async (kinds: Iterable<SearchHit['kind']>, args: Args): Promise<Cards> => {
  const filled = [...new Set(kinds)].map(async (kind) => {
    const slot = `card.${kind}`;
    const [module] = isCardSlot(slot) ? await fill(slot, args, (card) => card) : [];
    if (!module) return [];
    kindOfCard.set(module, kind);
    return [[kind, module as CardModule<SearchHit>] as const];
  });
  return Object.fromEntries((await Promise.all(filled)).flat());
};
