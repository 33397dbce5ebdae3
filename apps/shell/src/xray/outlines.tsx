import { lineOf } from './line-of';
import type { Seen } from './use-regions';
import styles from './outlines.module.css';

/** Draws a box round every region. For the eyes alone: the panel says the same. */
export const Outlines = ({ regions, boxes }: Pick<Seen, 'regions' | 'boxes'>) => (
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
