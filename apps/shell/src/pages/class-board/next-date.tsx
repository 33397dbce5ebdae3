import { nextDeadline } from '@signpost/api-client/key-facts';
import { counted, dateTime } from '@signpost/shared-ui';
import type { ClassFacts } from './check-class';

/** The next date to apply by, or that the dates and rules are not known. */
export const NextDate = ({ facts: { rules, now } }: { facts: ClassFacts }) => {
  if (!rules) return <p>We cannot check rules and dates just now. Reload the page in a minute.</p>;
  const next = nextDeadline(rules.dates, now);
  if ('none' in next) return <p>The dates to apply for {next.none} are not known to us yet.</p>;
  const { deadline, days } = next;
  return (
    <p>
      Next date: <time dateTime={deadline.at}>{dateTime(deadline.at)}</time>, {deadline.label}.{' '}
      {days === 0 ? 'This is today.' : `${counted(days, 'day')} left.`}
    </p>
  );
};
