import type * as contract from '@signpost/federation/slots';
import { fillHostedRows, type AnyRowSlot, type Row } from './slot-rows-data';
import { SlotRows as Rows } from './slot-rows';

/** The shell's implementation of `fillRows`, with which a remote fills a slot in its own page. */
export const fillRows: typeof contract.fillRows = fillHostedRows;

/** The shell's implementation of `SlotRows`, with which a remote renders the rows of its slot. */
export const SlotRows: typeof contract.SlotRows = ({ slot, rows }) =>
  rows.length > 0 ? <Rows slot={slot satisfies AnyRowSlot} rows={rows as readonly Row[]} /> : null;
