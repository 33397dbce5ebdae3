import { rich, t } from '@signpost/language';
import { nextDeadline } from '@signpost/api-client/key-facts';
import { dateTime } from '@signpost/shared-ui';
import type { ClassFacts } from './check-class';

/** The next date to apply by, or that the dates and rules are not known. */
export const NextDate = ({ facts: { rules, now } }: { facts: ClassFacts }) => {
  if (!rules) return <p>{t('We cannot check rules and dates just now. Reload the page in a minute.')}</p>;
  const next = nextDeadline(rules.dates, now);
  if ('none' in next)
    return <p>{t('The dates to apply for {none} are not known to us yet.', { none: next.none })}</p>;
  const { deadline, days } = next;
  return (
    <p>
      {rich('Next date: <time>{date}</time>, {label}.', {
        date: dateTime(deadline.at),
        time: (text) => <time dateTime={deadline.at}>{text}</time>,
        label: deadline.label,
      })}{' '}
      {days === 0 ? t('This is today.') : t('{days, plural, one {# day} other {# days}} left.', { days })}
    </p>
  );
};
