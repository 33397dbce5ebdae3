import { t } from '@signpost/language';
import { Button, showToast } from '@signpost/shared-ui';
import { saveCourses } from '../../components/saving-courses';
import type { Chosen } from './use-chosen';
import styles from './page.module.css';

/** Maximum number of courses in a comparison. */
const MAX_COMPARED = 4;

const saveAll = ({ courses }: Chosen): void => {
  const fresh = saveCourses(courses);
  const message =
    fresh === 0
      ? t('They were saved already.')
      : t('Saved {fresh, plural, one {# course} other {# courses}} to your favourites.', { fresh });
  showToast({ message, tone: 'success' });
};

const help = (count: number): string => {
  if (count === 0) return t('Tick courses to compare or save them.');
  if (count > MAX_COMPARED) return t('Four fit side by side: the first four are compared.');
  return t('They stay ticked while you filter and turn pages.');
};

/** Actions for the selected courses: compare them, which works without JavaScript, or save all of them. */
export const ChosenBar = ({ chosen }: { chosen: Chosen }) => {
  const count = chosen.courses.length;
  return (
    <div className={styles.bar} data-held={count > 0 || undefined}>
      <p className={styles.count} role="status">
        {count > 0 && <b>{t('{count, plural, one {# course} other {# courses}} ticked.', { count })}</b>}
        {help(count)}
      </p>
      <Button type="submit" variant="primary" size="small">
        {count > 1
          ? t('Compare {count} courses', { count: Math.min(count, MAX_COMPARED) })
          : t('Compare ticked courses')}
      </Button>
      {count > 0 && (
        <>
          <Button size="small" onClick={() => saveAll(chosen)}>
            {t('Save {count, plural, one {# course} other {# courses}}', { count })}
          </Button>
          <Button variant="quiet" size="small" onClick={chosen.clear}>
            {t('Untick all')}
          </Button>
        </>
      )}
    </div>
  );
};
