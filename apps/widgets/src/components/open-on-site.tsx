import { t } from '@signpost/language';
import { ButtonLink } from '@signpost/shared-ui';

/** Link from an embedded guide to its page on this site, where it can be saved. */
export const OpenOnSite = ({ href }: { href: string }) => (
  <ButtonLink href={href} variant="primary">
    {t('Open this guide on Signpost')}
  </ButtonLink>
);
