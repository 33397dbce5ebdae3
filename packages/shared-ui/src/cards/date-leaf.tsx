import { dayParts } from '../text/dates';
import styles from './date-leaf.module.css';

/** A date (ISO 8601) styled as a calendar page. */
export const DateLeaf = ({ date }: { date: string }) => {
  const { day, month, year } = dayParts(date);
  return (
    <time dateTime={date.slice(0, 10)} className={styles.date}>
      <span className={styles.day}>{day}</span> {month} {year}
    </time>
  );
};
