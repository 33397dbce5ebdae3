import { Badge } from '../badge/badge';
import { Card } from '../card/card';
import { careerPay, facts, kindOf, type CardBase, type CareerPay } from './common';

export interface CareerCardProps extends CardBase {
  summary?: string | undefined;
  pay: CareerPay;
  /** From the quiz: whole percent, and why, trait by trait ("+14 Investigative"). */
  match?: { percent: number; reasons: readonly string[] } | undefined;
}

/** A career: what one does, what it pays, and how it fits the visitor's answers, with the reasons. */
export const CareerCard = ({ title, summary, pay, match, named, ...card }: CareerCardProps) => (
  <Card
    {...card}
    line="careers"
    title={title}
    kind={kindOf(named, 'careers', 'Career')}
    badges={match && <Badge icon="check">{match.percent}% match</Badge>}
    summary={summary}
    meta={facts(careerPay(pay), ...(match?.reasons ?? []))}
  />
);
