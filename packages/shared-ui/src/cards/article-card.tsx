import { t } from '@signpost/language';
import { Card } from './card';
import { facts, kindOf, type CardBase } from './common';

export interface ArticleCardProps extends Omit<CardBase, 'named'> {
  summary?: string | undefined;
  /** The display name of the page type [E-10]: "Article", "Career profile", "Information". */
  label: string;
  /** Reading time in minutes. */
  minutes?: number | undefined;
}

/** An article or another page to read. */
export const ArticleCard = ({ title, summary, label, minutes, ...card }: ArticleCardProps) => (
  <Card
    {...card}
    line="guides"
    title={title}
    kind={kindOf(true, 'guides', label)}
    summary={summary}
    meta={facts(
      minutes !== undefined && t('{minutes, plural, one {# minute} other {# minutes}} to read', { minutes }),
    )}
  />
);
