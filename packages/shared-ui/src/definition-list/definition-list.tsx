import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  term: string;
  /** `null` when it is not known. */
  value: ReactNode | null;
}

/** Facts as terms and values; an unknown value is said to be unknown. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{value ?? <span className={styles.unknown}>Not published</span>}</dd>
      </div>
    ))}
  </dl>
);
