import type { ReactNode } from 'react';
import { Hero } from '@signpost/shared-ui';

/** The compact form of a guide in another site: its title, its summary, and the link to the whole guide. */
export const CompactGuide = ({
  guide: { title, summary },
  action,
}: {
  guide: { title: string; summary: string };
  action: ReactNode;
}) => (
  <Hero title={title} lead={summary}>
    {action}
  </Hero>
);
