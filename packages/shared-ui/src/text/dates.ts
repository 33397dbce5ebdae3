import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { once } from './once';
import { dateNames } from '@signpost/language/dates';

const partsFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Europe/London',
    }),
);
const relativeFormat = once(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }));

/** A point in time: a `Date`, milliseconds since 1970, or ISO 8601 text. */
export type Moment = Date | number | string;

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = once(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));

/** A whole number as an ordinal: "1st", "22nd", "113th". */
export const ordinal = (number: number): string =>
  `${number}${SUFFIXES[ordinalRules().select(number)] ?? 'th'}`;

/** The parts of a time in the UK, as numbers in text. Throws a RangeError for an invalid time. */
const partsOf = (moment: Moment): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> =>
  Object.fromEntries(
    partsFormat()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );

/** The day, month and year in UK time, with the month's name. Throws a RangeError for an invalid time. */
export const dayParts = (moment: Moment): { day: number; month: string; year: string } => {
  const { day, month, year = '' } = partsOf(moment);
  return { day: Number(day), month: dateNames().months[Number(month) - 1] ?? '', year };
};

/** [V-12] A full date in UK time: "1st September 2026", in Welsh "1 Medi 2026". Throws a RangeError for an invalid time. */
export const longDate = (moment: Moment): string => {
  const { day, month, year } = dayParts(moment);
  return `${currentLanguage() === SOURCE_LANGUAGE ? ordinal(day) : day} ${month} ${year}`;
};

/** The day of a date with its weekday, "Saturday 12 December 2026", from ISO 8601 text. */
export const weekdayDate = (date: string): string => {
  const { weekdays, months } = dateNames();
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/** Formats a month, "November 2025", from ISO 8601 text, "2025-11"; "2025" without a month. */
export const monthYear = (month: string): string => {
  const [year = '', number] = month.split('-');
  const name = dateNames().months[Number(number) - 1];
  return `${name ?? ''} ${year}`.trim();
};

/**
 * [V-14] A date and time in UK time, short month, 24 hours: "1 Sept 2026, 14:05". Throws a RangeError for an invalid
 * time.
 */
export const dateTime = (moment: Moment): string => {
  const { day, month, year, hour, minute } = partsOf(moment);
  return `${Number(day)} ${dateNames().shortMonths[Number(month) - 1]} ${year}, ${hour}:${minute}`;
};

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * [V-13] The time relative to now of a Unix timestamp: "3 days ago", "in 2 hours", "now" within a minute; its date in other
 * languages than English. Both in seconds; the current time is a parameter, so that server and browser give the same text.
 */
export const relativeTime = (timestamp: number, now: number): string => {
  // Browsers have no Welsh for it.
  if (currentLanguage() !== SOURCE_LANGUAGE) return longDate(timestamp * 1_000);
  const seconds = timestamp - now;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return unit === 'second'
    ? relativeFormat().format(0, 'second')
    : relativeFormat().format(Math.trunc(seconds / length), unit);
};
