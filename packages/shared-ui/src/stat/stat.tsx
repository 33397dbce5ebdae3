import type { ReactNode } from 'react';
import styles from './stat.module.css';

export interface StatProps {
  label: string;
  /** As it is read ("£26,500"); `null` when it was not published. */
  figure: string | null;
  /** What is said in its place when it is null; 'Not published' unless said. */
  absent?: string | undefined;
  /** What it means, in a sentence. */
  meaning?: ReactNode;
  /** Who published it, for which year, about how many people. */
  source: { publisher: string; year: string; cohort?: string | undefined };
  /** For the one figure that matters most. */
  large?: boolean;
}

/** A figure with its meaning and where it comes from. An unknown figure is said to be unknown, never zero. */
export const Stat = ({
  label,
  figure,
  absent = 'Not published',
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
