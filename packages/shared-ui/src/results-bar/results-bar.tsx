import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { SmartLink } from '../link/link';
import { ResultCount } from '../result-count/result-count';
import styles from './results-bar.module.css';

/** One way to look at the results, by its address. */
export interface ResultsView {
  label: string;
  icon: IconName;
  href: string;
  current: boolean;
}

export interface ResultsBarProps {
  /** How many were found: "148 universities". */
  count: ReactNode;
  /** A list, a map; none where there is one way only. */
  views?: readonly ResultsView[];
  /** The order: a `SortSelect`. */
  sort: ReactNode;
}

/** What stands over a list of results: how many there are, how to look at them, in which order. Links and a form: no script needed. */
export const ResultsBar = ({ count, views = [], sort }: ResultsBarProps) => (
  <div className={styles.bar}>
    <ResultCount>{count}</ResultCount>
    {views.length > 0 && (
      <nav aria-label="View">
        <ul className={styles.views}>
          {views.map(({ label, icon, href, current }) => (
            <li key={label}>
              <SmartLink href={href} className={styles.view} aria-current={current ? 'true' : undefined}>
                <Icon name={icon} />
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {sort}
  </div>
);
