import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: ReactNode;
  /** Small, above a list or a table, whose first rows matter more. */
  isShort: boolean;
  /** Buttons, beside the title on wide screens. */
  actions?: ReactNode;
  /** What follows the buttons: messages. */
  children?: ReactNode;
}

/** The head of a page with the visitor's own list or table. Its buttons are not printed. */
export const PageHead = ({ title, lead, isShort, actions, children }: PageHeadProps) => (
  <div className={isShort ? `${styles.head} ${styles.short}` : styles.head}>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
    {children}
  </div>
);
