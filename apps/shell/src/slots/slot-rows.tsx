import { DeferredSlotRow } from './deferred-slot-row';
import { SlotBoundary } from './slot-boundary';
import type { AnyRowSlot, Row } from './slot-rows-data';
import styles from './slot-rows.module.css';

/** The squads' rows of a page, one below the other. A row that cannot be rendered does not affect the others. */
export const SlotRows = ({ slot, rows }: { slot: AnyRowSlot; rows: readonly Row[] }) => (
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
