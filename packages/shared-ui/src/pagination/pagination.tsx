import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import { pageRange } from './page-range';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  href: (page: number) => string;
  /** Names the set of results. */
  label?: string;
}

/** Links to the other pages of a list. Renders nothing for a single page. */
export const Pagination = ({ page, pages, href, label = t('Pages') }: PaginationProps) => {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <p className={styles.where}>{t('Page {page} of {pages}', { page, pages })}</p>
      {page > 1 && (
        <SmartLink href={href(page - 1)} className={styles.step} rel="prev">
          <Icon name="back" />
          {t('Previous')}
        </SmartLink>
      )}
      <ul className={styles.stops}>
        {pageRange(page, pages).map((stop, index) =>
          stop === 'gap' ? (
            <li key={`gap${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={stop} className={Math.abs(stop - page) === 1 ? styles.near : undefined}>
              <SmartLink
                href={href(stop)}
                className={styles.stop}
                aria-label={t('Page {stop}', { stop })}
                aria-current={stop === page ? 'page' : undefined}
              >
                {stop}
              </SmartLink>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <SmartLink href={href(page + 1)} className={styles.step} rel="next">
          {t('Next')}
          <Icon name="next" />
        </SmartLink>
      )}
    </nav>
  );
};
