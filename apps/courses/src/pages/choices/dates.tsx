import { useEffect, useState } from 'react';
import { counted, longDate } from '@signpost/shared-ui';
import { LeaveLink } from '../../components/leave-link';
import { cycleYear, DATES_SOURCE, datesOf, daysLeft } from './deadlines';
import { isEarly, type Choice } from './rules';
import styles from './page.module.css';

/** The moment, once the page is in a browser: the server's page is kept, and its clock with it. */
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
  at: string;
  whose: string;
  choices: readonly Choice[];
  now: number | null;
}

const DateRow = ({ at, whose, choices, now }: DateRowProps) => (
  <li>
    <p>
      <strong>
        18:00 on <time dateTime={at}>{longDate(at)}</time>
      </strong>{' '}
      {whose}
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

/** By when to apply for each of the choices, in the cycle that they belong to (K-11). */
export const Dates = ({ choices }: { choices: readonly Choice[] }) => {
  const now = useNow();
  const year = Number(choices[0]?.academicYearId) || (now === null ? null : cycleYear(now));
  const dates = year === null ? null : datesOf(year);
  if (!dates) {
    return (
      <p className={styles.waiting}>
        {year !== null && `The dates for ${year} are not known to us yet. Look at the site of UCAS.`}
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
        <DateRow
          at={dates.early}
          whose="Oxford, Cambridge, and most medicine, dentistry and veterinary courses"
          choices={choices.filter(isEarly)}
          now={now}
        />
        <DateRow
          at={dates.main}
          whose="Most other courses"
          choices={choices.filter((choice) => !isEarly(choice))}
          now={now}
        />
      </ul>
      <p className={styles.soft}>
        <LeaveLink href={DATES_SOURCE.url} site="UCAS" purpose="UCAS publishes the dates of every cycle.">
          Key dates of UCAS
        </LeaveLink>
        , looked up on {longDate(DATES_SOURCE.checked)}.
      </p>
    </>
  );
};
