import type { ReactNode } from 'react';
import styles from './result-count.module.css';

/** How many were found ("148 universities"), said again by screen readers when it changes. */
export const ResultCount = ({ children }: { children: ReactNode }) => (
  <p className={styles.count} role="status" aria-live="polite">
    {children}
  </p>
);
