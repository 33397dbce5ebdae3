import { Card } from '../card/card';
import { counted } from '../text/plural';
import { facts, kindOf, type CardBase } from './common';

export interface LocationCardProps extends CardBase {
  summary?: string | undefined;
  providers?: number | undefined;
}

/** A country or region to study in. */
export const LocationCard = ({ title, summary, providers, named, ...card }: LocationCardProps) => (
  <Card
    {...card}
    line="unis"
    title={title}
    kind={kindOf(named, 'pin', 'Place to study')}
    summary={summary}
    meta={facts(providers !== undefined && counted(providers, 'university'))}
  />
);
