import type { ReactNode } from 'react';
import styles from './result-count.module.css';

/** The number of results ("148 universities"), announced by screen readers when it changes. */
export const ResultCount = ({ children }: { children: ReactNode }) => (
  <p className={styles.count} role="status" aria-live="polite">
    {children}
  </p>
);
