import type { ReactNode } from 'react';
import styles from './not-published.module.css';

/** The place of figures that nobody publishes: an outline with nothing in it, why, and where to look instead. */
export const NotPublished = ({ children }: { children: ReactNode }) => (
  <div className={styles.outline}>
    <p className={styles.word}>Not published</p>
    {children}
  </div>
);
