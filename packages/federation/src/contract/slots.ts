import type { FunctionComponent, ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

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

/** All slots of the shell's pages that remotes can fill. */
export const SLOTS = [...ROW_SLOTS, ...CARD_SLOTS] as const;
export type SlotName = RowSlot | CardSlot;

/**
 * One remote's content of a row. `load` runs in parallel with the page's loader, under its timeout; a row
 * that fails is left out and logged (failure class regular), and the page renders without it. In
 * `for-you.row` the request's query is the visitor's answers; in `compare.row` it is the compared items:
 * `unis`, `courses` and `apprenticeships`, each with ids joined by commas.
 */
export interface RowModule<Data = unknown> {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Data>;
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
export interface AnyRowModule {
  load(args: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<unknown>;
  Component: FunctionComponent<{ data: never }>;
}

/** The slots that a remote fills, each with a lazily loaded module. */
export type FilledSlots = { readonly [Name in RowSlot]?: () => Promise<AnyRowModule> } & {
  readonly [Name in CardSlot]?: () => Promise<CardModule<never>>;
};
