import { rich, t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { whyAbsent } from '@signpost/api-client/courses';
import { BarChart, SmartLink } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { fromAccessCourses } from '../../../components/course-url';
import { publishers } from '../publishers';
import styles from '../page.module.css';

/** Entry qualifications of entrants. */
export const EntryQualifications = ({ course: { record, title } }: { course: CourseDetails }) => {
  const entry = record?.figures.entry ?? null;
  if (!record || !entry) return <p>{whyAbsent(record, 'entry')}</p>;
  const [first] = entry.qualifications;
  return (
    <div className={styles.chart}>
      <BarChart
        title={t('The highest qualification that entrants had')}
        summary={
          first
            ? t('{percent}% came with: {first}.', { percent: first.percent, first: first.name })
            : t('No qualification is published.')
        }
        source={`${publishers().records}, ${entry.years}, ${aboutWhom(entry, 'entrant')}`}
        first={t('Qualification')}
        measure={t('Share of entrants to {title}', { title })}
        bars={entry.qualifications.map(({ name, percent }) => ({ label: name, value: percent }))}
        max={100}
        format={(value) => `${value}%`}
      />
      <p className={styles.soft}>
        {rich(
          'The publisher gives no share for BTECs or for T levels. <link>See courses that took people from Access courses</link>',
          { link: (text) => <SmartLink href={fromAccessCourses(record.subjectGuides[0])}>{text}</SmartLink> },
        )}
      </p>
    </div>
  );
};
