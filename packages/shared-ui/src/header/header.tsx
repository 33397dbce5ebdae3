import { t } from '@signpost/language';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './header.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Logo } from './logo';

export interface HeaderProps {
  /** The site navigation: `MegaNav`. */
  navigation: ReactNode;
  /** The URL of the search page. */
  search?: string;
  /** The URL of the saved list; the count is shown once it is known (never on the server). */
  saved?: { href: string; count?: number | undefined };
  /** The URL of the account page, and its name for screen readers beside an icon. */
  account?: { href: string; name: ReactNode };
  /** The theme switch: in the bar on wide screens, in the menu on narrow ones. */
  themeSwitch?: ReactNode;
}

/** The site's header. On narrow screens the navigation is a popover, which opens without JavaScript. */
export const Header = ({ navigation, search, saved, account, themeSwitch }: HeaderProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SmartLink href="/" className={styles.home}>
          <Logo className={styles.logo} />
        </SmartLink>
        <div className={styles.menu} id="site-menu" popover="auto" ref={menu}>
          {navigation}
          {themeSwitch && <div className={styles.theme}>{themeSwitch}</div>}
        </div>
        <div className={styles.actions}>
          {search && (
            <SmartLink href={search} className={styles.way}>
              <Icon name="search" />
              <span className={styles.word}>{t('Search')}</span>
            </SmartLink>
          )}
          {saved && (
            <SmartLink href={saved.href} className={styles.way}>
              <Icon name="save" />
              <span className={styles.word}>{t('Saved')}</span>
              {saved.count !== undefined && <span className={styles.count}>{saved.count}</span>}
            </SmartLink>
          )}
          {account && (
            <SmartLink href={account.href} className={styles.way}>
              <Icon name="person" />
              <VisuallyHidden>{account.name}</VisuallyHidden>
            </SmartLink>
          )}
          <button type="button" className={`${styles.way} ${styles.open}`} popoverTarget="site-menu">
            <Icon name="menu" />
            <span className={styles.word}>{t('Menu')}</span>
          </button>
        </div>
      </div>
    </header>
  );
};
