import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import type { CardBase } from './common';

export interface SpotlightCardProps extends Omit<CardBase, 'named'> {
  /** Who it is by, and pays for it. */
  provider: string;
  summary: string;
}

/** A provider's own story. It is promotion and says so first, whatever is around it. */
export const SpotlightCard = ({ title, provider, summary, ...card }: SpotlightCardProps) => (
  <Card
    {...card}
    line="unis"
    title={title}
    badges={<Badge icon="info">Promoted by {provider}</Badge>}
    summary={summary}
  />
);
