import { Card } from '../card/card';
import { dayParts } from '../text/dates';
import { facts, kindOf, type CardBase } from './common';
import styles from './open-day-card.module.css';

export interface OpenDayCardProps extends Omit<CardBase, 'image'> {
  provider: string;
  /** When it starts, ISO 8601. */
  date: string;
  /** As it is read: "10:00 to 15:00". */
  time?: string | undefined;
  /** A town, or null when it is online. */
  place: string | null;
  /** Such as "Undergraduate". */
  audience?: string | undefined;
}

/** An open day, its date first: like a leaf of a calendar. */
export const OpenDayCard = ({
  title,
  provider,
  date,
  time,
  place,
  audience,
  named,
  ...card
}: OpenDayCardProps) => {
  const { day, month, year } = dayParts(date);
  return (
    <Card
      {...card}
      line="unis"
      title={title}
      media={
        <time dateTime={date.slice(0, 10)} className={styles.date}>
          <span className={styles.day}>{day}</span> {month} {year}
        </time>
      }
      kind={kindOf(named, 'calendar', 'Open day')}
      subtitle={provider}
      meta={facts(time, place ?? 'Online', audience)}
    />
  );
};
