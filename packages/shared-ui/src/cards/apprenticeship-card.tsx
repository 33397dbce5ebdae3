import { t } from '@signpost/language';
import { Card } from './card';
import { longDate } from '../text/dates';
import { facts, kindOf, type CardBase } from './common';
import { Logo } from './logo';

export interface ApprenticeshipCardProps extends CardBase {
  employer: string;
  logo?: string | undefined;
  /** Place of work: "Bristol, 12 miles away". */
  place: string | null;
  /** Such as "Level 6 (degree)". */
  stage?: string | null;
  /** As worded by the employer: "£19,500 a year", "Competitive". */
  wage: string | null;
  /** The last day to apply, ISO 8601. */
  closes?: string | null;
}

/** An open apprenticeship: employer, place, level, wage and closing date. */
export const ApprenticeshipCard = ({
  title,
  employer,
  logo,
  place,
  stage,
  wage,
  closes,
  named,
  ...card
}: ApprenticeshipCardProps) => (
  <Card
    {...card}
    line="employers"
    title={title}
    media={logo && <Logo src={logo} />}
    kind={kindOf(named, 'employers', t('Apprenticeship'))}
    subtitle={facts(employer, place).join(', ')}
    meta={facts(
      stage,
      wage ?? t('Wage not published'),
      closes && t('Closes {closes}', { closes: longDate(closes) }),
    )}
  />
);
