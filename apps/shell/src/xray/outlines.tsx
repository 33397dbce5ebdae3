import { lineOf } from './line-of';
import type { RegionLayout } from './use-regions';
import styles from './outlines.module.css';

/** Draws a box around every region. Visual only: the panel has the same information. */
export const Outlines = ({ regions, boxes }: Pick<RegionLayout, 'regions' | 'boxes'>) => (
  <div className={styles.outlines} aria-hidden="true">
    {regions.map(({ id, name, remote, slot, failureClass }) =>
      boxes.get(id)?.map((box, index) => (
        <div
          key={`${id} ${index}`}
          className={`${styles.box} ${name === 'Frame' ? styles.frame : ''}`}
          data-line={lineOf(remote)}
          style={box}
        >
          <span className={styles.sign}>
            {remote} {index === 0 && `· ${slot ?? name.toLowerCase()} · ${failureClass}`}
          </span>
        </div>
      )),
    )}
  </div>
);
