import { ButtonLink } from '@signpost/shared-ui';

/** From a guide in another site to its page on this one, where it can be saved. */
export const OpenOnSite = ({ href }: { href: string }) => (
  <ButtonLink href={href} variant="primary">
    Open this guide on Signpost
  </ButtonLink>
);
