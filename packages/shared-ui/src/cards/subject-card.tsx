import { Card } from '../card/card';
import { counted } from '../text/plural';
import { facts, kindOf, payOf, type CardBase } from './common';

export interface SubjectCardProps extends CardBase {
  courses?: number | undefined;
  /** Typical pay of its graduates in pounds a year. */
  pay: number | null;
}

/** A subject and where it leads: courses to take, pay after them. */
export const SubjectCard = ({ title, courses, pay, named, ...card }: SubjectCardProps) => (
  <Card
    {...card}
    line="guides"
    title={title}
    kind={kindOf(named, 'guides', 'Subject guide')}
    meta={facts(courses !== undefined && counted(courses, 'course'), payOf(pay, 'graduate pay'))}
  />
);
