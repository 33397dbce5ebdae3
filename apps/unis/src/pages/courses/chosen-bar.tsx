import { Button, counted, showToast } from '@signpost/shared-ui';
import { saveCourses } from '../../components/saving-courses';
import type { Chosen } from './use-chosen';
import styles from './page.module.css';

/** Maximum number of courses in a comparison. */
const MAX_COMPARED = 4;

const saveAll = ({ courses }: Chosen): void => {
  const fresh = saveCourses(courses);
  const message =
    fresh === 0 ? 'They were saved already.' : `Saved ${counted(fresh, 'course')} to your favourites.`;
  showToast({ message, tone: 'success' });
};

const help = (count: number): string => {
  if (count === 0) return 'Tick courses to compare or save them.';
  if (count > MAX_COMPARED) return `Four fit side by side: the first four are compared.`;
  return 'They stay ticked while you filter and turn pages.';
};

/** Actions for the selected courses: compare them, which works without JavaScript, or save all of them. */
export const ChosenBar = ({ chosen }: { chosen: Chosen }) => {
  const count = chosen.courses.length;
  return (
    <div className={styles.bar} data-held={count > 0 || undefined}>
      <p className={styles.count} role="status">
        {count > 0 && <b>{counted(count, 'course')} ticked. </b>}
        {help(count)}
      </p>
      <Button type="submit" variant="primary" size="small">
        {count > 1 ? `Compare ${Math.min(count, MAX_COMPARED)} courses` : 'Compare ticked courses'}
      </Button>
      {count > 0 && (
        <>
          <Button size="small" onClick={() => saveAll(chosen)}>
            Save {counted(count, 'course')}
          </Button>
          <Button variant="quiet" size="small" onClick={chosen.clear}>
            Untick all
          </Button>
        </>
      )}
    </div>
  );
};
