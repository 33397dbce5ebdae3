import { dateNames } from '@signpost/language/dates';
import { t } from '@signpost/language';
import { addNotification, dismissNotification } from './notifications';

/** A day to be reminded of. */
export interface DayReminder {
  readonly id: string;
  /** The name of what happens on that day, such as "University of Bath open day". */
  readonly name: string;
  /** YYYY-MM-DD, in UK time. */
  readonly date: string;
  /** What else to know: times, place, notice. */
  readonly message: string;
  /** A path of this site or an https address. */
  readonly link: string;
  readonly linkLabel: string;
}

/** What a press of a reminder's button did, as a message for the visitor. */
export interface ReminderOutcome {
  readonly message: string;
  readonly tone: 'info' | 'success' | 'error';
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A reminder is shown from this many days before its day. */
const DAYS_AHEAD = 7;

/** The time at which a day starts in the UK, in milliseconds since 1970. */
const startOfDay = (date: string, daysLater: number): number => {
  const midnight = Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS;
  const hours = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return midnight - Number(hours.format(midnight)) * HOUR_MS;
};

/** Formats the day that begins in the UK at this time: "Saturday 12 September", or without its weekday. */
const formatDay = (start: number, weekday?: 'long'): string => {
  // In summer the day begins in the UK an hour before it does in UTC.
  const date = new Date(start + HOUR_MS);
  const { months, weekdays } = dateNames();
  const day = `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return weekday ? `${weekdays[date.getUTCDay()]} ${day}` : day;
};

/** Stores a reminder that is shown from seven days before its day until the day's end, in UK time (E-19). */
export const setReminder = (reminder: DayReminder, now: number): ReminderOutcome => {
  const { id, name, date, message, link, linkLabel } = reminder;
  const start = startOfDay(date, -DAYS_AHEAD);
  const day = formatDay(startOfDay(date, 0), 'long');
  const isStored = addNotification({
    id,
    title: t('{name} is on {day}', { name, day }),
    message,
    actionLink: link,
    actionLabel: linkLabel,
    startDate: new Date(start).toISOString(),
    endDate: new Date(startOfDay(date, 1)).toISOString(),
    type: 'information',
    created: new Date(now).toISOString(),
  });
  if (!isStored)
    return { message: t('We could not set the reminder: this browser stores nothing.'), tone: 'error' };
  const outcome =
    start > now
      ? t('Reminder set. It shows here, on this device, from {day}.', { day: formatDay(start) })
      : t('Reminder set. It shows here, on this device, until the end of {day}.', { day });
  return { message: outcome, tone: 'success' };
};

/** Removes a reminder. */
export const removeReminder = (id: string): ReminderOutcome => {
  dismissNotification(id);
  return { message: t('Reminder removed.'), tone: 'info' };
};

export { hasNotification, onNotifications } from './notifications';
