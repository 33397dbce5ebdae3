import { t } from '@signpost/language';
import type { SubjectShare } from '@signpost/api-client/unis';
import { Notice } from '@signpost/shared-ui';
import styles from './page.module.css';

interface CountedSubject extends Pick<SubjectShare, 'code' | 'name'> {
  readonly count: number;
}

/** Counts the courses listed here in each subject; for a provider without a listed course, those that it publishes. */
const countSubjects = (subjects: readonly SubjectShare[]): { listed: boolean; counts: CountedSubject[] } => {
  const listed = subjects.some((subject) => subject.listed > 0);
  const counts = subjects
    .map((subject) => ({ ...subject, count: listed ? subject.listed : subject.courses }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return { listed, counts };
};

/** Number of courses in each broad subject, as a table with bars. */
export const Subjects = ({ subjects }: { subjects: readonly SubjectShare[] }) => {
  if (subjects.length === 0) return <Notice>{t('The subjects taught here are not published.')}</Notice>;
  const { listed, counts } = countSubjects(subjects);
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <table className={styles.subjects}>
      <caption className={styles.caption}>
        {listed
          ? t('Courses listed here, in each broad subject. A course in two subjects counts in both.')
          : t(
              'Courses that it publishes, in each broad subject; none is listed here. A course in two subjects counts in both.',
            )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Subject')}</th>
          <th scope="col">{t('Courses')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ code, name, count }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>
              <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect width={(100 * count) / most} height="1" />
              </svg>
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
