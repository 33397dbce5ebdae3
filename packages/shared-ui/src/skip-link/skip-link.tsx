import { t } from '@signpost/language';
import styles from './skip-link.module.css';

/** The first focusable element: a link past the header to the page's content (the element with this id). */
export const SkipLink = ({ to = 'main' }: { to?: string }) => (
  <a className={styles.skip} href={`#${to}`}>
    {t('Skip to main content')}
  </a>
);
