import type { ReactNode } from 'react';
import styles from './show-more.module.css';

/** A disclosure for optional detail. Opens without JavaScript. */
export const ShowMore = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.more}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
