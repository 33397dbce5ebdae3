import type { FunctionComponent } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RowSlot } from '@signpost/federation/contract';
import { fill } from './slots';

/** One remote's content of a row, ready to render. */
export interface FilledRow {
  readonly remote: string;
  readonly Component: FunctionComponent<{ data: unknown }>;
  readonly data: unknown;
}

/** A row that the server rendered, whose script is not loaded yet. */
export interface ServedRow {
  readonly remote: string;
  /** Loads the content that hydrates the row; undefined when it cannot be loaded, and the row stays unchanged. */
  load(): Promise<FilledRow | undefined>;
}

export type Row = FilledRow | ServedRow;

type Args = Pick<LoaderFunctionArgs, 'context' | 'request'>;

const slotOfRow = new WeakMap<object, RowSlot>();

/** Returns the slot and the remote of a row; undefined for anything else. */
export const rowPlace = (it: object): readonly [RowSlot, remote: string] | undefined => {
  const slot = slotOfRow.get(it);
  return slot && [slot, (it as FilledRow).remote];
};

/**
 * Fills a row slot with the content of its remotes, or of `only` one, within two seconds. A remote that fails is left
 * out, and does not fail the page.
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

/** Returns a remote's row in the server's markup, which is loaded when `load` is called. */
export const servedRow = (slot: RowSlot, remote: string, args: Args): ServedRow => ({
  remote,
  load: async () => (await fillRows(slot, args, remote))[0],
});
