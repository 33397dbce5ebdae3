import type { ReactNode } from 'react';
import { Logo } from '../header/logo';
import { Icon } from '../icon/icon';
import type { Line } from '../line/line';
import { SmartLink } from '../link/link';
import styles from './footer.module.css';

export interface FooterGroup {
  line: Line;
  name: string;
  /** The pages of this area, in order. */
  links: readonly { name: string; href: string }[];
}

export interface FooterProps {
  groups: readonly FooterGroup[];
  /** Legal links: privacy, accessibility, cookies. */
  links: readonly { name: string; href: string }[];
  /** Attribution of the data with its licences. */
  children: ReactNode;
}

/** The site's footer: the navigation as a dark line map, each area a line and each page a stop. */
export const Footer = ({ groups, links, children }: FooterProps) => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <Logo className={styles.logo} />
      <div className={styles.lines}>
        {groups.map((group) => (
          <section key={group.line} data-line={group.line}>
            <h2 className={styles.name}>
              <Icon name={group.line} />
              {group.name}
            </h2>
            <ul className={styles.stops}>
              {group.links.map(({ name, href }) => (
                <li key={href}>
                  <SmartLink href={href}>{name}</SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.small}>
        <ul className={styles.legal}>
          {links.map(({ name, href }) => (
            <li key={href}>
              <SmartLink href={href}>{name}</SmartLink>
            </li>
          ))}
        </ul>
        <div>{children}</div>
      </div>
    </div>
  </footer>
);
