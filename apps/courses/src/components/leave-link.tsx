import { externalUrl, Icon, VisuallyHidden } from '@signpost/shared-ui';

export interface LeaveLinkProps {
  href: string;
  /** What the other site is called: "UCAS". */
  site: string;
  /** What one will find there, in a sentence. */
  purpose: string;
  /** The link's words. */
  children: string;
}

/** A link that leaves the site, and says so. Where a `LeaveGuard` stands on the page, it asks once more when followed. */
export const LeaveLink = ({ href, site, purpose, children }: LeaveLinkProps) => (
  <a href={externalUrl(href)} rel="external noopener" data-leave={site} data-purpose={purpose}>
    {children}
    <VisuallyHidden> (another site)</VisuallyHidden>
    <Icon name="external" />
  </a>
);
