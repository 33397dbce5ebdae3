import type { OpenDay } from '../catalogue/content/employers';
import { addDays, weekday } from './days';

const [TUESDAY, WEDNESDAY, THURSDAY, SATURDAY] = [2, 3, 4, 6] as const;

/** The weekdays on which each kind of open day takes place. */
const WEEKDAYS: Readonly<Record<OpenDay['kind'], readonly number[]>> = {
  campus: [SATURDAY],
  applicant: [SATURDAY],
  subject: [WEDNESDAY, SATURDAY],
  online: [TUESDAY, WEDNESDAY, THURSDAY],
  postgraduate: [WEDNESDAY, THURSDAY],
};

/** Whether universities are closed on a day: from Christmas Eve to 2 January. */
const isClosed = (day: string): boolean => day.slice(5) >= '12-24' || day.slice(5) <= '01-02';

/**
 * The date of an open day, `YYYY-MM-DD`: the first suitable weekday for its kind, `inDays` from today or later, that is
 * not between Christmas and the new year. Rounding up to a weekday also keeps the date the same for most of a week.
 */
export const openDayDate = ({ kind, inDays }: Pick<OpenDay, 'kind' | 'inDays'>, today: string): string => {
  let day = addDays(today, inDays);
  while (!WEEKDAYS[kind].includes(weekday(day)) || isClosed(day)) day = addDays(day, 1);
  return day;
};
