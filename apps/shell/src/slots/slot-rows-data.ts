import type { FunctionComponent } from 'react';
import { hostOfSlot, type HostedSlotName, type RowArgs, type RowSlot } from '@signpost/federation/contract';
import { fill, slotContext, type FillOptions } from './slots';

/** A row slot, in a page of the shell or of a remote. */
export type AnyRowSlot = RowSlot | HostedSlotName;

/** One remote's content of a row, ready to render. */
export interface FilledRow {
  readonly remote: string;
  readonly Component: FunctionComponent<{ data: unknown }>;
  readonly data: unknown;
}

/** A row whose script is not loaded yet: the server rendered it, or left its place empty when it failed. */
export interface ServedRow {
  readonly remote: string;
  /** Whether the server left the place empty, and the row must load before it shows anything. */
  readonly isMissing?: true;
  /** Loads the content that hydrates the row; undefined when it cannot be loaded, and the row stays unchanged. */
  load(): Promise<FilledRow | undefined>;
}

export type Row = FilledRow | ServedRow;

/** Identifies a row in a page: its slot, its remote, and the input of a slot in a remote's page. */
export type RowPlace = readonly [slot: AnyRowSlot, remote: string, input?: unknown];

const placeOfRow = new WeakMap<object, RowPlace>();

/** Returns the place of a row; undefined for anything else. */
export const rowPlace = (it: object): RowPlace | undefined => placeOfRow.get(it);

const withPlace = <Kind extends Row>(row: Kind, slot: AnyRowSlot, input: unknown): Kind => {
  placeOfRow.set(row, input === undefined ? [slot, row.remote] : [slot, row.remote, input]);
  return row;
};

const fillSlot = <Late = never>(
  slot: AnyRowSlot,
  args: RowArgs,
  input: unknown,
  options: FillOptions<Late>,
): Promise<readonly (FilledRow | Late)[]> =>
  fill(
    slot,
    args,
    async (module, remote): Promise<FilledRow> => {
      const load = module.load as (args: RowArgs<unknown>) => Promise<unknown>;
      const Component = module.Component as FilledRow['Component'];
      return withPlace({ remote, Component, data: await load({ ...args, input }) }, slot, input);
    },
    options,
  );

/**
 * Returns a remote's row in the server's markup, which is loaded when `load` is called. Without a timeout: the page is
 * already shown, and on a slow connection a row that gave up would never answer a press.
 */
export const servedRow = (args: RowArgs, ...[slot, remote, input]: RowPlace): ServedRow => ({
  remote,
  load: async () => (await fillSlot(slot, args, input, { only: remote, timeoutMs: null }))[0],
});

/**
 * Fills a row slot of the shell with the content of its remotes within two seconds. A remote that fails is left out, and
 * does not fail the page.
 */
export const fillRows = (slot: RowSlot, args: RowArgs): Promise<readonly FilledRow[]> =>
  fillSlot(slot, args, undefined, {});

/**
 * Fills a row slot of a remote's page, within the timeout that its release declares. A remote that fails is left out;
 * in an essential slot the browser loads its row again.
 */
export const fillHostedRows = async (
  slot: HostedSlotName,
  args: RowArgs,
  input: unknown,
): Promise<readonly Row[]> => {
  const source = args.context.get(slotContext);
  const rules = source.hosted(slot);
  if (!rules) {
    source.failed(hostOfSlot(slot), slot, new Error('the running release does not declare this slot'));
    return [];
  }
  const loadLater = (remote: string) =>
    withPlace({ ...servedRow(args, slot, remote, input), isMissing: true as const }, slot, input);
  return fillSlot(slot, args, input, {
    timeoutMs: rules.timeoutMs,
    ...(rules.failure === 'essential' && { fallback: loadLater }),
  });
};
