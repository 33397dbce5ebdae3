import { t } from '@signpost/language';
import { Card } from './card';
import { facts, kindOf, type CardBase } from './common';
import { DateLeaf } from './date-leaf';

export interface OpenDayCardProps extends Omit<CardBase, 'image'> {
  provider: string;
  /** When it starts, ISO 8601. */
  date: string;
  /** Display text: "10:00 to 15:00". */
  time?: string | undefined;
  /** A town, or null when it is online. */
  place: string | null;
  /** Such as "Undergraduate". */
  audience?: string | undefined;
}

/** An open day with its date as a calendar page. */
export const OpenDayCard = ({
  title,
  provider,
  date,
  time,
  place,
  audience,
  named,
  ...card
}: OpenDayCardProps) => (
  <Card
    {...card}
    line="unis"
    title={title}
    media={<DateLeaf date={date} />}
    kind={kindOf(named, 'calendar', t('Open day'))}
    subtitle={provider}
    meta={facts(time, place ?? t('Online'), audience)}
  />
);
