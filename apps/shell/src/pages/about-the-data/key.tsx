import { VisuallyHidden } from '@signpost/shared-ui';
import type { Counts } from './counts';
import { standings } from './standings';
import styles from './key.module.css';

const number = (count: number): string => count.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/** The legend: published, written by us and invented records, with the number of each. */
export const Key = ({ counts }: { counts: Counts | null }) => (
  <ul className={styles.key}>
    {standings().map(({ standing, name, meaning, kinds }) => (
      <li key={standing} id={standing} className={`${styles.group} ${styles[standing]}`}>
        <h3 className={styles.name}>{name}</h3>
        <p>{meaning}</p>
        <ul className={styles.kinds}>
          {kinds.map(({ name: kind, countName, note }) => {
            const count = counts?.[countName];
            return (
              <li key={countName} className={styles.kind}>
                <span className={styles.title}>
                  {kind}
                  {count !== undefined && (
                    <span className={styles.count}>
                      <VisuallyHidden>: </VisuallyHidden>
                      {number(count)}
                    </span>
                  )}
                </span>
                <span className={styles.note}>{note}</span>
              </li>
            );
          })}
        </ul>
      </li>
    ))}
  </ul>
);
