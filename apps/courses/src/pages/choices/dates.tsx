import { useEffect, useState } from 'react';
import type { Choice } from '@signpost/api-client/application-rules';
import { daysLeft, type ApplicationDates } from '@signpost/api-client/key-facts';
import { counted, dateTime, longDate } from '@signpost/shared-ui';
import { LeaveLink } from '../../components/leave-link';
import { deadlinesOf, entryYear, type ChoicesDeadline } from './deadlines';
import styles from './page.module.css';

/** Returns the current time after hydration, because the server's page is cached together with its time. */
const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
};

const left = (at: string, now: number): string => {
  const days = daysLeft(at, now);
  if (days === 'gone') return 'This date has passed. Ask the university whether it still takes applications.';
  return days === 0 ? 'This is today.' : `${counted(days, 'day')} left.`;
};

interface DateRowProps {
  deadline: ChoicesDeadline;
  now: number | null;
}

const DateRow = ({ deadline: { at, label, choices }, now }: DateRowProps) => (
  <li>
    <p>
      <strong>
        <time dateTime={at}>{dateTime(at)}</time>
      </strong>{' '}
      {label}
    </p>
    {choices.length > 0 && (
      <ul>
        {choices.map(({ id, title, provider }) => (
          <li key={id}>
            {title}, {provider.name}
          </li>
        ))}
      </ul>
    )}
    <p className={styles.left}>{now === null ? '' : left(at, now)}</p>
  </li>
);

interface DatesProps {
  choices: readonly Choice[];
  /** Null when they could not be loaded. */
  dates: ApplicationDates | null;
}

/** Application deadlines of the choices, in the cycle that they belong to (K-11). */
export const Dates = ({ choices, dates }: DatesProps) => {
  const now = useNow();
  const year = entryYear(choices, dates);
  const deadlines = deadlinesOf(choices, dates);
  const [main] = deadlines.slice(-1);
  if (!main) {
    return (
      <p className={styles.waiting}>
        {year ? `The dates for ${year}` : 'The dates'} are not known to us yet. Look at the site of UCAS.
      </p>
    );
  }
  return (
    <>
      <p>
        For courses that start in {year}. Apply later and universities may still say yes, but need not
        consider you.
      </p>
      <ul className={styles.dates}>
        {deadlines.map((deadline) => (
          <DateRow key={deadline.id} deadline={deadline} now={now} />
        ))}
      </ul>
      <p className={styles.soft}>
        <LeaveLink href={main.source.url} site="UCAS" purpose="UCAS publishes the dates of every cycle.">
          Key dates of UCAS
        </LeaveLink>
        , looked up on {longDate(main.checked)}.
      </p>
    </>
  );
};
