import type { FunctionComponent, ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { HostedSlots } from '../slots';

/** Row slots of the shell's pages: each remote that fills one renders its own row there. */
export const ROW_SLOTS = ['home.row', 'explore.row', 'for-you.row', 'compare.row'] as const;
export type RowSlot = (typeof ROW_SLOTS)[number];

/** Card slots, which render records of one kind in mixed lists: one for each searchable kind that has a squad. */
export const CARD_SLOTS = [
  'card.careers',
  'card.career_pathways',
  'card.courses',
  'card.subject_guides',
  'card.universities',
  'card.location_guides',
  'card.open_days',
  'card.spotlights',
  'card.employers',
  'card.apprenticeships',
  'card.virtual_work_experiences',
  'card.industry_guides',
] as const;
export type CardSlot = (typeof CARD_SLOTS)[number];

/** Whether a slot renders cards. */
export const isCardSlot = (slot: string): slot is CardSlot => CARD_SLOTS.some((known) => known === slot);

/** All slots of the shell's pages that remotes can fill. */
export const SLOTS = [...ROW_SLOTS, ...CARD_SLOTS] as const;

/**
 * A row slot in a page of a remote, such as `unis.provider.row.v1`: the remote, the page, and the version of the slot.
 * An incompatible change of the slot's input is a new version, which the page can have beside the old one.
 */
export type HostedSlotName = `${string}.${string}.row.v${number}`;
export type SlotName = RowSlot | CardSlot | HostedSlotName;

/** The form of the name of a slot in a page of a remote. */
export const HOSTED_SLOT = /^([a-z][a-z\d-]*)\.[a-z][a-z\d-]*\.row\.v[1-9]\d*$/;

/** Whether a text has the form of a slot in a page of a remote. */
export const isHostedSlotName = (text: string): text is HostedSlotName => HOSTED_SLOT.test(text);

/** The remote that has a slot in its page. */
export const hostOfSlot = (slot: HostedSlotName): string => HOSTED_SLOT.exec(slot)?.[1] ?? '';

/** Whether a value is the name of a slot that this version of the contract has. */
export const isSlotName = (value: unknown): value is SlotName =>
  typeof value === 'string' && (SLOTS.some((known) => known === value) || isHostedSlotName(value));

/** What a row's `load` gets: the page's context and request, and in a slot of a remote the page's input. */
export type RowArgs<Input = undefined> = Pick<LoaderFunctionArgs, 'context' | 'request'> &
  (Input extends undefined ? unknown : { readonly input: Input });

/**
 * One remote's content of a row. `load` runs in parallel with the page's loader, under its timeout; a row
 * that fails is left out and logged (failure class regular), and the page renders without it. In
 * `for-you.row` the request's query is the visitor's answers; in `compare.row` it is the compared items:
 * `unis`, `courses` and `apprenticeships`, each with ids joined by commas. In a slot of a remote `Input` is
 * the slot's member of `HostedSlots`.
 */
export interface RowModule<Data = unknown, Input = undefined> {
  load(args: RowArgs<Input>): Promise<Data>;
  Component: FunctionComponent<{ data: Data }>;
}

/** Props of a card: a search record and where it is shown. */
export interface CardProps<Item> {
  readonly record: Item;
  /** `row` in a list of results, `tile` in a grid or a carousel. */
  readonly layout: 'row' | 'tile';
  readonly level: 2 | 3 | 4;
  /** Loads pictures eagerly, for cards above the fold. */
  readonly eager?: boolean;
  /** Label of the record's kind, for mixed lists. */
  readonly kind?: ReactNode;
  /** Why the record is shown. */
  readonly because?: ReactNode;
  /** The save button and other actions. */
  readonly action?: ReactNode;
}

/**
 * How a remote renders records of a kind that it owns. It fetches nothing: the page has the records. When it
 * cannot be loaded in time the shell renders a plain card with the same link and actions (failure class
 * regular).
 */
export interface CardModule<Item> {
  Component: FunctionComponent<CardProps<Item>>;
  /** A few short facts shown beside the record's name, where there is no room for a card. */
  facts(record: Item): readonly string[];
}

/** A row's module with any data type; only its own `load` and `Component` share that type. */
export interface AnyRowModule<Input = undefined> {
  load(args: RowArgs<Input>): Promise<unknown>;
  Component: FunctionComponent<{ data: never }>;
}

/** The slots that a remote fills, each with a lazily loaded module. */
export type FilledSlots = { readonly [Name in RowSlot]?: () => Promise<AnyRowModule> } & {
  readonly [Name in CardSlot]?: () => Promise<CardModule<never>>;
} & { readonly [Name in HostedSlotName]?: () => Promise<AnyRowModule<never>> };

type ModuleOfSlot<Name> = Name extends keyof HostedSlots
  ? AnyRowModule<HostedSlots[Name]>
  : Name extends RowSlot
    ? AnyRowModule
    : Name extends CardSlot
      ? CardModule<never>
      : never;

/**
 * The slots that a remote's configuration declares, each with its module. `satisfies SlotsOf<typeof config>` finds a
 * slot that is declared and not filled, filled and not declared, or filled by a module that expects another input.
 */
export type SlotsOf<Config extends { readonly slots: readonly SlotName[] }> = {
  readonly [Name in Config['slots'][number]]: () => Promise<ModuleOfSlot<Name>>;
};
