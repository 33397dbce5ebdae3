import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import styles from './stat.module.css';

export interface StatProps {
  label: string;
  /** Display text ("£26,500"); `null` when not published. */
  figure: string | null;
  /** The text shown when it is null; defaults to 'Not published'. */
  absent?: string | undefined;
  /** Its meaning, as a sentence. */
  meaning?: ReactNode;
  /** Publisher, year and number of people. */
  source: { publisher: string; year: string; cohort?: string | undefined };
  /** For the most important figure. */
  large?: boolean;
}

/** A figure with its meaning and source. A null figure is shown as not published, never as zero. */
export const Stat = ({
  label,
  figure,
  absent = t('Not published'),
  meaning,
  source,
  large = false,
}: StatProps) => (
  <div className={large ? `${styles.stat} ${styles.large}` : styles.stat}>
    <dt className={styles.label}>{label}</dt>
    <dd className={figure === null ? `${styles.figure} ${styles.unknown}` : styles.figure}>
      {figure ?? absent}
    </dd>
    {meaning && <dd className={styles.meaning}>{meaning}</dd>}
    <dd className={styles.source}>
      {[source.publisher, source.year, source.cohort].filter(Boolean).join(', ')}
    </dd>
  </div>
);

/** Figures side by side. Children are `Stat`s. */
export const StatGrid = ({ children }: { children: ReactNode }) => (
  <dl className={styles.grid}>{children}</dl>
);
