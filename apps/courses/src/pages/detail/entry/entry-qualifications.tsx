import type { CourseDetails } from '@signpost/api-client/course-details';
import { whyAbsent } from '@signpost/api-client/courses';
import { BarChart } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { fromAccessCourses } from '../../../components/course-url';
import { PUBLISHERS } from '../publishers';
import styles from '../page.module.css';

/** What the publisher counts as other qualifications is not published, so none is named. */
const labelOf = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  id === 'other' ? 'Other qualifications' : name;

/** Entry qualifications of entrants. */
export const EntryQualifications = ({ course: { record, title } }: { course: CourseDetails }) => {
  const entry = record?.figures.entry ?? null;
  if (!record || !entry) return <p>{whyAbsent(record?.absences.entry)}</p>;
  const [first] = entry.qualifications;
  return (
    <div className={styles.chart}>
      <BarChart
        title="The highest qualification that entrants had"
        summary={first ? `${first.percent}% came with: ${labelOf(first)}.` : 'No qualification is published.'}
        source={`${PUBLISHERS.records}, ${entry.years}, ${aboutWhom(entry, 'entrant')}`}
        first="Qualification"
        measure={`Share of entrants to ${title}`}
        bars={entry.qualifications.map((each) => ({ label: labelOf(each), value: each.percent }))}
        max={100}
        format={(value) => `${value}%`}
      />
      <p className={styles.soft}>
        BTECs and T levels are not published on their own.{' '}
        <a href={fromAccessCourses(record.subjectGuides[0])}>
          See courses that took people from Access courses
        </a>
      </p>
    </div>
  );
};
