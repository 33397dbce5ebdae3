import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { externalUrl } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** A link that leaves the site and is labelled accordingly. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={externalUrl(href)} rel="external noopener">
    {children}
    <VisuallyHidden> {t('(another site)')}</VisuallyHidden>
    <Icon name="external" />
  </a>
);
