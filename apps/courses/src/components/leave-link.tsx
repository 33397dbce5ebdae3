import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { externalUrl, Icon, VisuallyHidden } from '@signpost/shared-ui';

export interface LeaveLinkProps {
  href: string;
  /** Name of the other site: "UCAS". */
  site: string;
  /** What the visitor will find there, in a sentence. */
  purpose: string;
  /** Link text. */
  children: ReactNode;
}

/** A link that is marked as external. With a `LeaveGuard` on the page, following it needs confirmation. */
export const LeaveLink = ({ href, site, purpose, children }: LeaveLinkProps) => (
  <a href={externalUrl(href)} rel="external noopener" data-leave={site} data-purpose={purpose}>
    {children}
    <VisuallyHidden> {t('(another site)')}</VisuallyHidden>
    <Icon name="external" />
  </a>
);
