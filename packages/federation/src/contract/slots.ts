import type { FunctionComponent, ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Rows of the shell's pages: each remote that fills one shows something of its own there. */
export const ROW_SLOTS = ['home.row', 'explore.row', 'for-you.row', 'compare.row'] as const;
export type RowSlot = (typeof ROW_SLOTS)[number];

/** How things of a kind look where kinds are listed: one for each kind that can be searched and has a squad. */
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

/** Places in the shell's pages that remotes fill. */
export const SLOTS = [...ROW_SLOTS, ...CARD_SLOTS] as const;
export type SlotName = RowSlot | CardSlot;

/**
 * What one remote shows in a row. `load` runs beside the page's own loader with its deadline; a row that fails is left
 * out and logged (failure class regular), the page stands. In `for-you.row` the request's query is what the visitor said; in
 * `compare.row` it is what stands side by side: `unis`, `courses` and `apprenticeships`, each ids joined by commas.
 */
export interface RowModule<Data = unknown> {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Data>;
  Component: FunctionComponent<{ data: Data }>;
}

/** What a card is given: a record as the search gives it, and the place it stands in. */
export interface CardProps<Item> {
  readonly record: Item;
  /** `row` in a list of results, `tile` in a grid or a carousel. */
  readonly layout: 'row' | 'tile';
  readonly level: 2 | 3 | 4;
  /** For pictures in view at once. */
  readonly eager?: boolean;
  /** What kind of thing it is, where kinds are mixed. */
  readonly kind?: ReactNode;
  /** Why it is shown. */
  readonly because?: ReactNode;
  /** The save button, and what else can be done with it. */
  readonly action?: ReactNode;
}

/**
 * How a remote shows the records of a kind that it owns. It asks for nothing: the page has the records. Where it cannot
 * be had in time the shell shows a plain card with the same link and actions (failure class regular).
 */
export interface CardModule<Item> {
  Component: FunctionComponent<CardProps<Item>>;
  /** What a record says beside its name, a few words each, where there is no room for a card. */
  facts(record: Item): readonly string[];
}

/** A row's module whatever its data: only its own `load` and `Component` know the shape they share. */
export interface AnyRowModule {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<unknown>;
  Component: FunctionComponent<{ data: never }>;
}

/** What a remote fills, each slot by a module of its own chunk. */
export type FilledSlots = { readonly [Name in RowSlot]?: () => Promise<AnyRowModule> } & {
  readonly [Name in CardSlot]?: () => Promise<CardModule<never>>;
};
