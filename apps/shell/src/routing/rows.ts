import type { FunctionComponent } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RowSlot } from '@signpost/federation/contract';
import { fill } from './slots';

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

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const slotOfRow = new WeakMap<object, RowSlot>();

/** Whose row of which slot something is; undefined for whatever is no row. */
export const rowPlace = (it: object): readonly [RowSlot, remote: string] | undefined => {
  const slot = slotOfRow.get(it);
  return slot && [slot, (it as FilledRow).remote];
};

/**
 * Fills a row slot with what its remotes give within two seconds, or with what one of them gives. One that fails is left
 * out: a slot is a place on a page, never a reason for the page to fall.
 */
export const fillRows = (slot: RowSlot, args: Args, only?: string): Promise<readonly FilledRow[]> =>
  fill(
    slot,
    args,
    async (module, remote): Promise<FilledRow> => {
      const row = {
        remote,
        Component: module.Component as FilledRow['Component'],
        data: await module.load(args),
      };
      slotOfRow.set(row, slot);
      return row;
    },
    only,
  );

/** The row of a remote in the page that the server sent: none of its code is loaded before it is wanted. */
export const servedRow = (slot: RowSlot, remote: string, args: Args): ServedRow => ({
  remote,
  wake: async () => (await fillRows(slot, args, remote))[0],
});
