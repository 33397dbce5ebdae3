import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './notice.module.css';

export interface NoticeProps {
  kind?: 'info' | 'success' | 'warning' | 'error';
  heading?: string;
  children?: ReactNode;
}

/** A notice on a page. An error is announced at once, a success politely, other kinds not at all. */
export const Notice = ({ kind = 'info', heading, children }: NoticeProps) => (
  <div
    className={`${styles.notice} ${styles[kind]}`}
    role={kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined}
  >
    <Icon name={kind} className={styles.icon} />
    <div className={styles.words}>
      {heading && <p className={styles.heading}>{heading}</p>}
      {children}
    </div>
  </div>
);
