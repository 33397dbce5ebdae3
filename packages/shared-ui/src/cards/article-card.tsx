import { Card } from '../card/card';
import { counted } from '../text/plural';
import { facts, kindOf, type CardBase } from './common';

export interface ArticleCardProps extends Omit<CardBase, 'named'> {
  summary?: string | undefined;
  /** The page's kind in words [E-10]: "Article", "Career profile", "Information". */
  label: string;
  /** How long it takes to read. */
  minutes?: number | undefined;
}

/** Something to read. */
export const ArticleCard = ({ title, summary, label, minutes, ...card }: ArticleCardProps) => (
  <Card
    {...card}
    line="guides"
    title={title}
    kind={kindOf(true, 'guides', label)}
    summary={summary}
    meta={facts(minutes !== undefined && `${counted(minutes, 'minute')} to read`)}
  />
);
