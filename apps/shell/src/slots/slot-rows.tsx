import type { RowSlot } from '@signpost/federation/contract';
import { DeferredSlotRow } from './deferred-slot-row';
import { SlotBoundary } from './slot-boundary';
import type { Row } from './slot-rows-data';
import styles from './slot-rows.module.css';

/** The squads' rows of a page, one below the other. A row that cannot be rendered does not affect the others. */
export const SlotRows = ({ slot, rows }: { slot: RowSlot; rows: readonly Row[] }) => (
  <div className={styles.rows} data-rows={slot}>
    {rows.map((row) =>
      'load' in row ? (
        <DeferredSlotRow key={row.remote} {...row} />
      ) : (
        <div key={row.remote} data-row={row.remote}>
          <SlotBoundary fallback={null}>
            <row.Component data={row.data} />
          </SlotBoundary>
        </div>
      ),
    )}
  </div>
);
