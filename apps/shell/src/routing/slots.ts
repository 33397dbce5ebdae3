import type { FunctionComponent } from 'react';
import { createContext, type LoaderFunctionArgs } from 'react-router-dom';
import type { SearchHit } from '@signpost/api-client/search';
import {
  CARD_SLOTS,
  type CardModule,
  type CardSlot,
  type FilledSlots,
  type RemoteModule,
  type RowSlot,
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

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;
type ModuleOf<Name extends SlotName> = Awaited<ReturnType<NonNullable<FilledSlots[Name]>>>;

const SLOT_DEADLINE = 2_000;

/** What comes within the deadline; rejects when it does not. */
const inTime = async <Result>(wanted: Promise<Result>): Promise<Result> => {
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

/** What is made of each filler's module, in the registry's order; a filler that fails or is late is left out and reported. */
const fill = async <Name extends SlotName, Made>(
  slot: Name,
  { context }: Pick<Args, 'context'>,
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
    const wanted = () => inTime(open());
    try {
      return [await (source.measure ? source.measure(name, slot, wanted) : wanted())];
    } catch (error) {
      source.failed(name, slot, error);
      return [];
    }
  });
  return (await Promise.all(made)).flat();
};

/** What one remote puts into a row, ready to render. */
export interface FilledRow {
  readonly remote: string;
  readonly Component: FunctionComponent<{ data: unknown }>;
  readonly data: unknown;
}

/** A row that came with the page: it is there to read, and lives once it is wanted. */
export interface ServedRow {
  readonly remote: string;
  /** Gets what it takes to bring it to life; nothing when that cannot be had: then it stays as it is. */
  wake(): Promise<FilledRow | undefined>;
}

export type Row = FilledRow | ServedRow;

/** Names of the remotes whose rows the server put into this page; null where there is no page from a server to bring to life. */
const servedRows = (slot: RowSlot): readonly (string | undefined)[] | null => {
  if (typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset) return null;
  const served = document.querySelector(`[data-rows="${slot}"]`);
  return served && [...served.children].map((row) => (row as HTMLElement).dataset['row']);
};

/**
 * Fills a row slot with what its remotes give within two seconds. One that fails is left out: a slot is a place on a
 * page, never a reason for the page to fall. A browser that brings the server's page to life loads no row's code for
 * that: each is brought to life when it comes into view.
 */
export const fillRows = async (slot: RowSlot, args: Args): Promise<readonly Row[]> => {
  const made = (only?: string) =>
    fill(
      slot,
      args,
      async (module, remote): Promise<FilledRow> => ({
        remote,
        Component: module.Component as FilledRow['Component'],
        data: await module.load(args),
      }),
      only,
    );
  const served = servedRows(slot);
  if (!served) return made();
  return served.flatMap((remote) => (remote ? [{ remote, wake: async () => (await made(remote))[0] }] : []));
};

/** How records of kinds are shown; a kind that is not there has the plain card. */
export type Cards = Readonly<Partial<Record<SearchHit['kind'], CardModule<SearchHit>>>>;

const isFilled = (slot: string): slot is CardSlot => (CARD_SLOTS as readonly string[]).includes(slot);

const kindOfCard = new WeakMap<object, SearchHit['kind']>();

/** The kind of record that something is the card of; undefined for whatever is no card. */
export const cardKind = (it: object): SearchHit['kind'] | undefined => kindOfCard.get(it);

/** Gets the cards of these kinds from the remotes that own them, within two seconds; the shell's own kinds have no slot. */
export const fillCards = async (
  kinds: Iterable<SearchHit['kind']>,
  args: Pick<Args, 'context'>,
): Promise<Cards> => {
  const filled = [...new Set(kinds)].map(async (kind) => {
    const slot = `card.${kind}`;
    const [module] = isFilled(slot) ? await fill(slot, args, (card) => card) : [];
    if (!module) return [];
    kindOfCard.set(module, kind);
    return [[kind, module as CardModule<SearchHit>] as const];
  });
  return Object.fromEntries((await Promise.all(filled)).flat());
};
