import type { ReactNode } from 'react';
import { SmartLink } from '../link/link';
import styles from './brief-footer.module.css';

export interface BriefFooterProps {
  /** Small print: privacy, accessibility. */
  links: readonly { name: string; href: string }[];
  /** Inside another site, links open a tab of their own. */
  embedded?: boolean;
  /** Who published the data. */
  children: ReactNode;
}

/** [B-13] The footer in app mode and inside other sites: small print and sources, without the network of the site. */
export const BriefFooter = ({ links, embedded = false, children }: BriefFooterProps) => (
  <footer className={styles.footer}>
    <div>{children}</div>
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <SmartLink href={href} {...(embedded && { target: '_blank', rel: 'noopener' })}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    )}
  </footer>
);
