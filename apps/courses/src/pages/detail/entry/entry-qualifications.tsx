import type { CourseDetails } from '@signpost/api-client/course-details';
import { whyAbsent } from '@signpost/api-client/courses';
import { BarChart } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { PUBLISHERS } from '../publishers';
import styles from '../page.module.css';

/** Entry qualifications of entrants. */
export const EntryQualifications = ({ course: { record, title } }: { course: CourseDetails }) => {
  const entry = record?.figures.entry ?? null;
  if (!record || !entry) return <p>{whyAbsent(record?.absences.entry)}</p>;
  const [first] = entry.qualifications;
  return (
    <div className={styles.chart}>
      <BarChart
        title="The highest qualification that entrants had"
        summary={first ? `${first.percent}% came with: ${first.name}.` : 'No qualification is published.'}
        source={`${PUBLISHERS.records}, ${entry.years}, ${aboutWhom(entry, 'entrant')}`}
        first="Qualification"
        measure={`Share of entrants to ${title}`}
        bars={entry.qualifications.map(({ name, percent }) => ({ label: name, value: percent }))}
        max={100}
        format={(value) => `${value}%`}
      />
    </div>
  );
};
