import { t } from '@signpost/language';
import { openDayVisit, type OpenDay } from '@signpost/api-client/events';
import { calendarFile, calendarHref, ukTime } from '@signpost/shared-ui';

/** Returns open days as one calendar file. */
export const calendarOf = (days: readonly OpenDay[]): string =>
  calendarFile(
    t('Open days'),
    days.map((day) => ({
      ...openDayVisit(day),
      starts: ukTime(day.date, day.starts),
      ends: ukTime(day.date, day.ends),
    })),
  );

/** Returns the calendar file of open days as a data URL. */
export const openDaysHref = (days: readonly OpenDay[]): string => calendarHref(calendarOf(days));
