import { Card } from '../card/card';
import { counted } from '../text/plural';
import { Logo } from './logo';
import { facts, kindOf, type CardBase } from './common';

export interface EmployerCardProps extends CardBase {
  logo?: string | undefined;
  industry: string | null;
  /** Such as "1,000 to 5,000 people". */
  size?: string | null;
  /** Apprenticeships and experiences open now. */
  openings: number;
}

/** An employer: what it does, how big it is, what is open. */
export const EmployerCard = ({
  title,
  logo,
  industry,
  size,
  openings,
  named,
  ...card
}: EmployerCardProps) => (
  <Card
    {...card}
    line="employers"
    title={title}
    media={logo && <Logo src={logo} />}
    kind={kindOf(named, 'employers', 'Employer')}
    subtitle={industry}
    meta={facts(size, openings > 0 ? counted(openings, 'opening') : 'Nothing open now')}
  />
);
