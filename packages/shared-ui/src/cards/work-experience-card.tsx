import { Card } from '../card/card';
import { facts, kindOf, type CardBase } from './common';

export interface WorkExperienceCardProps extends CardBase {
  employer: string;
  /** As it is read: "8 to 10 hours". */
  length: string;
  /** As it is read: "Ages 14 to 19". */
  ages?: string | undefined;
  certificate?: boolean;
}

/** A virtual work experience: who with, how long it takes, who it is for. */
export const WorkExperienceCard = ({
  title,
  employer,
  length,
  ages,
  certificate = false,
  named,
  ...card
}: WorkExperienceCardProps) => (
  <Card
    {...card}
    line="employers"
    title={title}
    kind={kindOf(named, 'device', 'Virtual work experience')}
    subtitle={employer}
    meta={facts(length, ages, certificate && 'Certificate')}
  />
);
