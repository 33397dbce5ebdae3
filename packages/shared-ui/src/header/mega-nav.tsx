import { t } from '@signpost/language';
import { useRef } from 'react';
import { Icon } from '../icon/icon';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './mega-nav.module.css';
import { useDisclosures } from './use-disclosures';

export interface NavLink {
  name: string;
  href: string;
  /** A short description of the page. */
  note?: string;
}

export interface NavGroup {
  name: string;
  links: readonly NavLink[];
}

/** An area of the site: its landing page and its subpages. */
export interface NavArea {
  line: Line;
  name: string;
  href: string;
  /** What visitors can do here, in a sentence. */
  lead: string;
  groups: readonly NavGroup[];
}

export interface MegaNavProps {
  areas: readonly NavArea[];
  /** The line of the current page. */
  current?: Line | undefined;
}

const Panel = ({ area }: { area: NavArea }) => (
  <div className={styles.panel}>
    <div className={styles.inside}>
      <div className={styles.lead}>
        <p>{area.lead}</p>
        <SmartLink href={area.href} className={styles.landing}>
          {t('Go to {name}', { name: area.name })}
          <Icon name="arrow" />
        </SmartLink>
      </div>
      {area.groups.map(({ name, links }) => (
        <div key={name}>
          <p className={styles.group}>{name}</p>
          <ul className={styles.stops}>
            {links.map((link) => (
              <li key={link.href}>
                <SmartLink href={link.href}>{link.name}</SmartLink>
                {link.note && <span className={styles.note}>{link.note}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);

/** The site's areas, each opening a panel of links. Disclosures instead of menus, so they open without JavaScript. */
export const MegaNav = ({ areas, current }: MegaNavProps) => {
  const nav = useRef<HTMLElement>(null);
  useDisclosures(nav);
  return (
    <nav aria-label={t('Main')} className={styles.nav} ref={nav}>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area.line} data-line={area.line}>
            <details name="site-areas" className={styles.area}>
              <summary className={styles.name} data-current={area.line === current || undefined}>
                <Icon name={area.line} className={styles.icon} />
                {area.name}
                {area.line === current && <VisuallyHidden> {t('(you are here)')}</VisuallyHidden>}
              </summary>
              <Panel area={area} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
};
