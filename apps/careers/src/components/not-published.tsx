import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import styles from './not-published.module.css';

/** Placeholder for figures that are not published: states the reason and links to an alternative source. */
export const NotPublished = ({ children }: { children: ReactNode }) => (
  <div className={styles.outline}>
    <p className={styles.word}>{t('Not published')}</p>
    {children}
  </div>
);
