import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './bar.module.css';

export interface AppBarProps {
  /** The page title in a few words; its `h1` has the full one. */
  title: string;
  /** The parent page; omitted on a first page. */
  back?: { name: string; href: string } | undefined;
  /** Persistent actions such as save and share. */
  actions?: ReactNode;
}

/**
 * [B-13] The header in app mode: the surrounding app has the navigation, so it only shows the title and a back link.
 */
export const AppBar = ({ title, back, actions }: AppBarProps) => (
  <header className={`${styles.bar} ${styles.app}`}>
    {back && (
      <SmartLink href={back.href} className={styles.back}>
        <Icon name="back" />
        <span className={styles.above}>{back.name}</span>
      </SmartLink>
    )}
    <p className={styles.title}>{title}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
