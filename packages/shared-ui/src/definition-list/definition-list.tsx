import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

export interface Definition {
  term: string;
  /** `null` when not known. */
  value: ReactNode | null;
}

/** Facts as terms and values; a null value is shown as not known. */
export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className={styles.list}>
    {items.map(({ term, value }) => (
      <div key={term} className={styles.row}>
        <dt>{term}</dt>
        <dd>{value ?? <span className={styles.unknown}>{t('Not published')}</span>}</dd>
      </div>
    ))}
  </dl>
);
