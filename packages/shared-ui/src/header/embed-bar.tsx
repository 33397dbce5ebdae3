import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './bar.module.css';
import { Logo } from './logo';

export interface EmbedBarProps {
  /** The URL of this page on the site itself. */
  href: string;
  /** The sign-in control of embedded pages. */
  actions?: ReactNode;
}

/** [B-13] The header inside another site's page: names the content's owner and links to the site in a new tab. */
export const EmbedBar = ({ href, actions }: EmbedBarProps) => (
  <header className={`${styles.bar} ${styles.embed}`}>
    <SmartLink href={href} target="_blank" rel="noopener" className={styles.home}>
      <Logo className={styles.logo} />
      <span className={styles.open}>
        {t('Open in full')}
        <Icon name="external" />
        <VisuallyHidden> {t('(new tab)')}</VisuallyHidden>
      </span>
    </SmartLink>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
);
