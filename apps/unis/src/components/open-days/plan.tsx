import { t } from '@signpost/language';
import type { OpenDay } from '@signpost/api-client/events';
import { isFavourite, useFavourites } from '@signpost/identity';
import { longDate, Notice, VisuallyHidden } from '@signpost/shared-ui';
import { openDaysHref } from './calendar-file';
import { clashesAmong } from './clashes';
import { savedOpenDay } from './open-day-list';
import styles from './open-days.module.css';

const dayWords = ({ provider, starts, ends, place }: OpenDay): string =>
  t('{name} ({starts} to {ends}, {place})', {
    name: provider.name,
    starts,
    ends,
    place: place?.town ?? t('online'),
  });

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
        {t('Save the days you could go to. We tell you when two clash, and put them in one calendar file.')}
      </p>
    );
  }
  return (
    <div className={styles.plan} role="status">
      <p>
        <b>{t('{count, plural, one {# open day} other {# open days}} saved.', { count: saved.length })}</b>{' '}
        <a href={openDaysHref(saved)} download="open-days.ics">
          {t(
            '{count, plural, one {Download it for your calendar} other {Download them all for your calendar}}',
            {
              count: saved.length,
            },
          )}
          <VisuallyHidden> {t('(.ics file)')}</VisuallyHidden>
        </a>
      </p>
      {clashes.length > 0 && (
        <Notice
          kind="warning"
          heading={clashes.length === 1 ? t('Two of them clash') : t('Some of them clash')}
        >
          <ul>
            {clashes.map(([one, other]) => (
              <li key={one.id + other.id}>
                {t('{date}: {one} and {other}', {
                  date: longDate(one.date),
                  one: dayWords(one),
                  other: dayWords(other),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};
