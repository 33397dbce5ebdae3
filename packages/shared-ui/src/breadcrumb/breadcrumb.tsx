import { t } from '@signpost/language';
import { SmartLink } from '../link/link';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  /** Omitted for the current page. */
  href?: string;
}

/** Breadcrumb links with the current page last. Structured data is part of the page head. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={t('Breadcrumb')}>
    <ol className={styles.stations}>
      {crumbs.map(({ name, href }) => (
        <li key={name}>
          {href ? <SmartLink href={href}>{name}</SmartLink> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
