import type { ReactNode } from 'react';
import { SmartLink } from '../link/link';
import styles from './brief-footer.module.css';

export interface BriefFooterProps {
  /** Legal links: privacy, accessibility. */
  links: readonly { name: string; href: string }[];
  /** Inside an iframe of another site, links open in a new tab. */
  embedded?: boolean;
  /** Attribution of the data. */
  children: ReactNode;
}

/** [B-13] The footer in app mode and inside iframes: legal links and sources, without the site navigation. */
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
