import type { OpenDay } from '@signpost/api-client/events';
import { isFavourite, useFavourites } from '@signpost/identity';
import { counted, longDate, Notice, VisuallyHidden } from '@signpost/shared-ui';
import { openDaysHref } from './calendar-file';
import { clashesAmong } from './clashes';
import { savedOpenDay } from './open-day-list';
import styles from './open-days.module.css';

/**
 * Saved open days with their clashes and one calendar file for all. Rendered after hydration, because they are stored
 * on the device.
 */
export const OpenDayPlan = ({ days }: { days: readonly OpenDay[] }) => {
  const favourites = useFavourites();
  const saved = days.filter((day) => isFavourite(favourites, 'pages', savedOpenDay(day).id));
  const clashes = clashesAmong(saved);
  if (saved.length === 0) {
    return (
      <p className={styles.plan}>
        Save the days you could go to. We tell you when two clash, and put them in one calendar file.
      </p>
    );
  }
  return (
    <div className={styles.plan} role="status">
      <p>
        <b>{counted(saved.length, 'open day')} saved.</b>{' '}
        <a href={openDaysHref(saved)} download="open-days.ics">
          Download {saved.length === 1 ? 'it' : 'them all'} for your calendar
          <VisuallyHidden> (.ics file)</VisuallyHidden>
        </a>
      </p>
      {clashes.length > 0 && (
        <Notice kind="warning" heading={clashes.length === 1 ? 'Two of them clash' : 'Some of them clash'}>
          <ul>
            {clashes.map(([one, other]) => (
              <li key={one.id + other.id}>
                {longDate(one.date)}: {one.provider.name} ({one.starts} to {one.ends},{' '}
                {one.place?.town ?? 'online'}) and {other.provider.name} ({other.starts} to {other.ends},{' '}
                {other.place?.town ?? 'online'})
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};
