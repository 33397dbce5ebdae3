import { SmartLink } from '../link/link';
import styles from './breadcrumb.module.css';

export interface Crumb {
  name: string;
  /** Left out for the page being shown. */
  href?: string;
}

/** Where you are: the stations passed on this line, the last being here. Structured data is the page head's work. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.stations}>
      {crumbs.map(({ name, href }) => (
        <li key={name}>
          {href ? <SmartLink href={href}>{name}</SmartLink> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
