import { t } from '@signpost/language';
import { providerUrl } from '@signpost/api-client/page-urls';
import type { CourseDetails } from '@signpost/api-client/course-details';
import type { OpenDay } from '@signpost/api-client/events';
import { named, SampleNotice, SmartLink, weekdayDate } from '@signpost/shared-ui';
import styles from '../page.module.css';
import { RemindMe } from './remind-me';

/** The provider's next open days. */
export const OpenDays = ({ course, days }: { course: CourseDetails; days: readonly OpenDay[] }) => {
  const { provider } = course;
  const invented = days.find(({ sample }) => sample);
  if (days.length === 0)
    return (
      <p>
        {t('No open day of {name} is coming up here. Look at its website.', { name: named(provider.name) })}
      </p>
    );
  return (
    <>
      {invented && <SampleNotice detail={invented.notice} />}
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day.id}>
            <strong>
              <time dateTime={day.date}>{weekdayDate(day.date)}</time>
            </strong>
            <span>{day.title}</span>
            <span className={styles.soft}>
              {t('{starts} to {ends}, {place}', {
                starts: day.starts,
                ends: day.ends,
                place: day.place?.town ?? t('online'),
              })}
            </span>
            <span>
              <RemindMe day={day} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <SmartLink href={providerUrl({ shortProviderId: provider.shortId, name: provider.name })}>
          {t('More about {name}', { name: named(provider.name) })}
        </SmartLink>
      </p>
    </>
  );
};
