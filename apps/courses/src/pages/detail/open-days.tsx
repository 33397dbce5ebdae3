import { providerUrl } from '@signpost/api-client/page-urls';
import type { CourseDetails } from '@signpost/api-client/course-details';
import type { OpenDay } from '@signpost/api-client/events';
import { named, SampleNotice } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Formats a date with its weekday, which matters for attendance: "Saturday 12 December 2026". */
const dayOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).replace(',', '');

/** The provider's next open days. */
export const OpenDays = ({ course, days }: { course: CourseDetails; days: readonly OpenDay[] }) => {
  const { provider } = course;
  const invented = days.find(({ sample }) => sample);
  if (days.length === 0)
    return <p>No open day of {named(provider.name)} is coming up here. Look at its website.</p>;
  return (
    <>
      {invented && <SampleNotice detail={invented.notice} />}
      <ul className={styles.days}>
        {days.map(({ id, title, date, starts, ends, place }) => (
          <li key={id}>
            <strong>
              <time dateTime={date}>{dayOf(date)}</time>
            </strong>
            <span>{title}</span>
            <span className={styles.soft}>
              {starts} to {ends}, {place?.town ?? 'online'}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={providerUrl({ shortProviderId: provider.shortId, name: provider.name })}>
          More about {named(provider.name)}
        </a>
      </p>
    </>
  );
};
