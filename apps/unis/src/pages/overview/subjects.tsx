import type { SubjectShare } from '@signpost/api-client/unis';
import { Notice } from '@signpost/shared-ui';
import styles from './page.module.css';

/** Number of courses in each broad subject, as a table with bars. */
export const Subjects = ({ subjects }: { subjects: readonly SubjectShare[] }) => {
  if (subjects.length === 0) return <Notice>The subjects taught here are not published.</Notice>;
  const most = Math.max(...subjects.map(({ courses }) => courses));
  return (
    <table className={styles.subjects}>
      <caption className={styles.caption}>
        All courses that it publishes, in each broad subject. A course in two subjects counts in both.
      </caption>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">Courses</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ code, name, courses }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>
              <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
                <rect width={(100 * courses) / most} height="1" />
              </svg>
              {courses}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
