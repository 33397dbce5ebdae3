import { Icon } from '../icon/icon';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import styles from './mega-nav.module.css';

export interface NavLink {
  name: string;
  href: string;
  /** What is there, in a few words. */
  note?: string;
}

export interface NavGroup {
  name: string;
  links: readonly NavLink[];
}

/** An area of the site: its landing page and what lies on its line. */
export interface NavArea {
  line: Line;
  name: string;
  href: string;
  /** What you can do here, in a sentence. */
  lead: string;
  groups: readonly NavGroup[];
}

/** What lies on the line of an area: what opens below its name in the navigation. */
export const AreaPanel = ({ area }: { area: NavArea }) => (
  <div className={styles.panel}>
    <div className={styles.inside}>
      <div className={styles.lead}>
        <p>{area.lead}</p>
        <SmartLink href={area.href} className={styles.landing}>
          Go to {area.name}
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
