import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { SmartLink } from '../link/link';
import { ResultCount } from '../result-count/result-count';
import styles from './results-bar.module.css';

/** A view of the results with its URL. */
export interface ResultsView {
  label: string;
  icon: IconName;
  href: string;
  current: boolean;
}

export interface ResultsBarProps {
  /** The number of results: "148 universities". */
  count: ReactNode;
  /** Views such as list and map; omitted when there is only one. */
  views?: readonly ResultsView[];
  /** The button that opens the filters on narrow screens: a `FiltersButton`. */
  filters?: ReactNode;
  /** The sort control: a `SortSelect`. */
  sort: ReactNode;
}

/** The bar above a list of results: count, filters, views and sort order, which are one line on a phone. Links and a form: no script needed. */
export const ResultsBar = ({ count, views = [], filters, sort }: ResultsBarProps) => (
  <div className={styles.bar}>
    <ResultCount>{count}</ResultCount>
    {filters}
    {views.length > 0 && (
      <nav aria-label={t('View')}>
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
