import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import {
  CARD_SLOTS,
  type CardModule,
  type CardSlot,
  type FilledSlots,
  type RemoteModule,
  type SlotName,
} from '@signpost/federation/contract';

/** A remote that fills a slot, and how to get its module. */
export interface SlotFiller {
  readonly name: string;
  load(): Promise<RemoteModule>;
}

/** Where a loader finds who fills a slot: in memory on the server, by their entries in the browser. */
export interface SlotSource {
  fillers(slot: SlotName): readonly SlotFiller[];
  failed(remote: string, slot: SlotName, error: unknown): void;
  /** Sees how long one remote's part of a slot takes; gives and throws what the work does. */
  measure?<Made>(remote: string, slot: SlotName, work: () => Promise<Made>): Promise<Made>;
}

export const slotContext = createContext<SlotSource>();

type Args = Pick<LoaderFunctionArgs, 'context'>;
type ModuleOf<Name extends SlotName> = Awaited<ReturnType<NonNullable<FilledSlots[Name]>>>;

const SLOT_DEADLINE = 2_000;

/** What comes within the two seconds that slots have; rejects when it does not. */
export const withinSlotDeadline = async <Result>(wanted: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new DOMException('the slot took too long', 'TimeoutError'));
    timer = setTimeout(tooLate, SLOT_DEADLINE);
  });
  try {
    return await Promise.race([wanted, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * What is made of each filler's module, or of that of `only` one, in the registry's order, within two seconds; a filler that
 * fails or is late is left out and reported.
 */
export const fill = async <Name extends SlotName, Made>(
  slot: Name,
  { context }: Args,
  make: (module: ModuleOf<Name>, remote: string) => Made | Promise<Made>,
  only?: string,
): Promise<Made[]> => {
  const source = context.get(slotContext);
  const fillers: readonly SlotFiller[] = source.fillers(slot);
  const made = fillers.map(async ({ name, load }): Promise<Made[]> => {
    if (only !== undefined && name !== only) return [];
    const open = async (): Promise<Made> => {
      const module = await (await load()).slots?.[slot]?.();
      if (!module) throw new Error(`${name} does not fill ${slot}`);
      return make(module as ModuleOf<Name>, name);
    };
    const wanted = () => withinSlotDeadline(open());
    try {
      return [await (source.measure ? source.measure(name, slot, wanted) : wanted())];
    } catch (error) {
      source.failed(name, slot, error);
      return [];
    }
  });
  return (await Promise.all(made)).flat();
};

/** How records of kinds are shown; a kind that is not there has the plain card. */
export type Cards = Readonly<Partial<Record<SearchHit['kind'], CardModule<SearchHit>>>>;

const isFilled = (slot: string): slot is CardSlot => (CARD_SLOTS as readonly string[]).includes(slot);

const kindOfCard = new WeakMap<object, SearchHit['kind']>();

/** The kind of record that something is the card of; undefined for whatever is no card. */
export const cardKind = (it: object): SearchHit['kind'] | undefined => kindOfCard.get(it);

/** Gets the cards of these kinds from the remotes that own them, within two seconds; the shell's own kinds have no slot. */
export const fillCards = async (kinds: Iterable<SearchHit['kind']>, args: Args): Promise<Cards> => {
  const filled = [...new Set(kinds)].map(async (kind) => {
    const slot = `card.${kind}`;
    const [module] = isFilled(slot) ? await fill(slot, args, (card) => card) : [];
    if (!module) return [];
    kindOfCard.set(module, kind);
    return [[kind, module as CardModule<SearchHit>] as const];
  });
  return Object.fromEntries((await Promise.all(filled)).flat());
};
