import { SmartLink } from '../link/link';
import styles from './tabs.module.css';

export interface Tab {
  name: string;
  href: string;
  /** The number of items, when useful for the choice. */
  count?: number;
}

/** Pages of one record as tabs: real links, with the current one marked. `label` names the set. */
export const Tabs = ({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul className={styles.list}>
      {tabs.map(({ name, href, count }) => (
        <li key={href}>
          <SmartLink href={href} className={styles.tab} aria-current={href === current ? 'page' : undefined}>
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </SmartLink>
        </li>
      ))}
    </ul>
  </nav>
);
