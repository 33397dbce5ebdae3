import { t } from '@signpost/language';
import { Card } from './card';
import { kindOf, type CardBase } from './common';

export interface PathwayCardProps extends CardBase {
  summary?: string | undefined;
  careers: number;
}

/** A career pathway: a family of related careers. */
export const PathwayCard = ({ title, summary, careers, named, ...card }: PathwayCardProps) => (
  <Card
    {...card}
    line="careers"
    title={title}
    kind={kindOf(named, 'path', t('Career pathway'))}
    summary={summary}
    meta={[t('{count, plural, one {# career} other {# careers}}', { count: careers })]}
  />
);
