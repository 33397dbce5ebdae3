import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../icon/icon';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import styles from './header.module.css';
import { Logo } from './logo';

export interface NavItem {
  line: Line;
  name: string;
  href: string;
}

export interface HeaderProps {
  /** The areas as plain links. */
  items?: readonly NavItem[];
  /** A navigation in place of the plain links: `MegaNav`. */
  navigation?: ReactNode;
  /** The line of the page being shown, marked in the navigation. */
  current?: Line | undefined;
  /** Where the saved list is; the count is shown once it is known (never on the server). */
  saved?: { href: string; count?: number | undefined };
  /** Search link, account, or anything else that stays in view at every width. */
  actions?: ReactNode;
  /** The theme switch: in the bar on wide screens, in the menu on narrow ones. */
  themeSwitch?: ReactNode;
}

/** The site's header. On narrow screens the navigation is a popover, which opens without JavaScript. */
export const Header = ({ items = [], navigation, current, saved, actions, themeSwitch }: HeaderProps) => {
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
          {navigation ?? <PlainNav items={items} current={current} />}
          {themeSwitch && <div className={styles.theme}>{themeSwitch}</div>}
        </div>
        <div className={styles.actions}>
          {actions}
          {saved && (
            <SmartLink href={saved.href} className={styles.saved}>
              <Icon name="save" />
              <span>Saved</span>
              {saved.count !== undefined && <span className={styles.count}>{saved.count}</span>}
            </SmartLink>
          )}
          <button type="button" className={styles.open} popoverTarget="site-menu">
            <Icon name="menu" />
            Menu
          </button>
        </div>
      </div>
    </header>
  );
};

const PlainNav = ({ items, current }: { items: readonly NavItem[]; current: Line | undefined }) => (
  <nav aria-label="Main">
    <ul className={styles.items}>
      {items.map(({ line, name, href }) => (
        <li key={line} data-line={line}>
          <SmartLink href={href} className={styles.item} aria-current={line === current ? 'true' : undefined}>
            <Icon name={line} className={styles.icon} />
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  </nav>
);
