import type { ReactNode } from 'react';
import { externalUrl, Icon, VisuallyHidden } from '@signpost/shared-ui';

/** A link that leaves the site, and says so. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={externalUrl(href)} rel="external noopener">
    {children}
    <VisuallyHidden> (another site)</VisuallyHidden>
    <Icon name="external" />
  </a>
);
