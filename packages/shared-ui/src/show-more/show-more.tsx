import type { ReactNode } from 'react';
import styles from './show-more.module.css';

/** More for those who want it, a step down from what everyone needs. Opens without JavaScript. */
export const ShowMore = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
