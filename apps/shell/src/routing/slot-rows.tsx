import type { RowSlot } from '@signpost/federation/contract';
import { SleepingRow } from './sleeping-row';
import { SlotBoundary } from './slot-boundary';
import type { Row } from './rows';
import styles from './slot-rows.module.css';

/** The rows that squads show on a page, one below the other. One that cannot be drawn takes no other with it. */
export const SlotRows = ({ slot, rows }: { slot: RowSlot; rows: readonly Row[] }) => (
  <div className={styles.rows} data-rows={slot}>
    {rows.map((row) =>
      'wake' in row ? (
        <SleepingRow key={row.remote} {...row} />
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
