import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './bar.module.css';

export interface AppBarProps {
  /** What the page is, in a few words; its `h1` says it in full. */
  title: string;
  /** The page above this one; left out on a first page. */
  back?: { name: string; href: string } | undefined;
  /** Save, share: what stays in reach. */
  actions?: ReactNode;
}

/** [B-13] The header in app mode: the app around it has the navigation, so it only says where you are and leads back. */
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
