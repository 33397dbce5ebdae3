import { rich, t } from '@signpost/language';
import { useEffect, useState } from 'react';
import type { Choice } from '@signpost/api-client/application-rules';
import { daysLeft, type ApplicationDates } from '@signpost/api-client/key-facts';
import { dateTime, longDate, NotLoaded } from '@signpost/shared-ui';
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
  if (days === 'gone')
    return t('This date has passed. Ask the university whether it still takes applications.');
  return days === 0 ? t('This is today.') : t('{days, plural, one {# day} other {# days}} left.', { days });
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
  if (!dates) return <NotLoaded reason={t('The dates are also on the site of UCAS.')} />;
  const year = entryYear(choices, dates);
  const deadlines = deadlinesOf(choices, dates);
  const [main] = deadlines.slice(-1);
  if (!main) {
    return (
      <p className={styles.waiting}>
        {t('The dates for {year} are not known to us yet. Look at the site of UCAS.', { year })}
      </p>
    );
  }
  return (
    <>
      <p>
        {t(
          'For courses that start in {year}. Apply later and universities may still say yes, but need not consider you.',
          { year },
        )}
      </p>
      <ul className={styles.dates}>
        {deadlines.map((deadline) => (
          <DateRow key={deadline.id} deadline={deadline} now={now} />
        ))}
      </ul>
      <p className={styles.soft}>
        {rich('<link>Key dates of UCAS</link>, looked up on {checked}.', {
          link: (text) => (
            <LeaveLink
              href={main.source.url}
              site="UCAS"
              purpose={t('UCAS publishes the dates of every cycle.')}
            >
              {text}
            </LeaveLink>
          ),
          checked: longDate(main.checked),
        })}
      </p>
    </>
  );
};
