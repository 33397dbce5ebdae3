import type { OpenDay } from '../catalogue/content/employers';
import { addDays, weekday } from './days';

const [tuesday, wednesday, thursday, saturday] = [2, 3, 4, 6] as const;

/** The days of the week on which each kind is held. */
const WEEKDAYS: Readonly<Record<OpenDay['kind'], readonly number[]>> = {
  campus: [saturday],
  applicant: [saturday],
  subject: [wednesday, saturday],
  online: [tuesday, wednesday, thursday],
  postgraduate: [wednesday, thursday],
};

/**
 * The date of an open day, `YYYY-MM-DD`: the first suitable weekday for its kind, `inDays` from today or later. So a
 * visiting day falls on a Saturday, and keeps its date through the week.
 */
export const openDayDate = ({ kind, inDays }: Pick<OpenDay, 'kind' | 'inDays'>, today: string): string => {
  let day = addDays(today, inDays);
  while (!WEEKDAYS[kind].includes(weekday(day))) day = addDays(day, 1);
  return day;
};
