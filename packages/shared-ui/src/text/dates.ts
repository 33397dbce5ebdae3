import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { once } from './once';
import { perLanguage } from './per-language';

const ZONE = 'Europe/London';
const dayFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE }),
);
const shortFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: ZONE,
    }),
);
const relativeFormat = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

/** A point in time: a `Date`, milliseconds since 1970, or ISO 8601 text. */
export type Moment = Date | number | string;

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = once(() => new Intl.PluralRules('en-GB', { type: 'ordinal' }));

/** A whole number as an ordinal: "1st", "22nd", "113th". */
export const ordinal = (number: number): string =>
  `${number}${SUFFIXES[ordinalRules().select(number)] ?? 'th'}`;

/** The day, month and year in UK time, with the month's name. Throws a RangeError for an invalid time. */
export const dayParts = (moment: Moment): { day: number; month: string; year: string } => {
  const parts = new Map(
    dayFormat()
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return { day: Number(parts.get('day')), month: parts.get('month') ?? '', year: parts.get('year') ?? '' };
};

/** [V-12] A full date in UK time: "1st September 2026", in Welsh "1 Medi 2026". Throws a RangeError for an invalid time. */
export const longDate = (moment: Moment): string => {
  const { day, month, year } = dayParts(moment);
  return `${currentLanguage() === SOURCE_LANGUAGE ? ordinal(day) : day} ${month} ${year}`;
};

/** Without `Intl` in English, whose first use costs a phone some 100 ms of the page's start. */
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
);

/** Formats a month, "November 2025", from ISO 8601 text, "2025-11"; "2025" without a month. */
export const monthYear = (month: string): string => {
  const [year = '', number] = month.split('-');
  const index = Number(number) - 1;
  const name =
    currentLanguage() === SOURCE_LANGUAGE
      ? MONTHS[index]
      : MONTHS[index] && monthFormat().format(Date.UTC(2000, index));
  return `${name ?? ''} ${year}`.trim();
};

/**
 * [V-14] A date and time in UK time, short month, 24 hours: "1 Sept 2026, 14:05". Throws a RangeError for an invalid
 * time.
 */
export const dateTime = (moment: Moment): string => shortFormat().format(new Date(moment));

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/**
 * [V-13] The time relative to now of a Unix timestamp: "3 days ago", "in 2 hours", "now" within a minute. Both in
 * seconds; the current time is a parameter, so that server and browser give the same text.
 */
export const relativeTime = (timestamp: number, now: number): string => {
  const seconds = timestamp - now;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return unit === 'second'
    ? relativeFormat().format(0, 'second')
    : relativeFormat().format(Math.trunc(seconds / length), unit);
};
