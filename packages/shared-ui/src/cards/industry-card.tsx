import { Card } from '../card/card';
import { kindOf, type CardBase } from './common';

export interface IndustryCardProps extends CardBase {
  /** Careers in it, a few by name. */
  careers: readonly string[];
}

/** An industry, and who works in it. */
export const IndustryCard = ({ title, careers, named, ...card }: IndustryCardProps) => (
  <Card
    {...card}
    line="employers"
    title={title}
    kind={kindOf(named, 'guides', 'Industry guide')}
    meta={careers}
  />
);
