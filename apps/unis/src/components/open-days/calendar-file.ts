import type { OpenDay } from '@signpost/api-client/events';
import { once } from '@signpost/shared-ui';

const londonHours = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
);

const HOUR = 3_600_000;

/** Converts a date and UK time to UTC in the iCalendar format: 20261128T090000Z. */
const stamp = (date: string, time: string): string => {
  const asIfUniversal = Date.parse(`${date}T${time}:00Z`);
  const ahead = (Number(londonHours().format(asIfUniversal)) - Number(time.slice(0, 2)) + 24) % 24;
  return new Date(asIfUniversal - ahead * HOUR).toISOString().replace(/[-:]|\.\d+/g, '');
};

/** Escapes a value of type TEXT (RFC 5545, 3.3.11), without control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Maximum line length in octets, without the line break (RFC 5545, 3.1). */
const MAX_LINE_LENGTH = 75;

/** Returns the length of a character in UTF-8 octets. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
};

/** Folds a long line: continuation lines start with a space, and no character is split. */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_LINE_LENGTH) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
};

const eventOf = (day: OpenDay): string[] => [
  'BEGIN:VEVENT',
  `UID:${day.id}@open-days.signpost`,
  // A fixed timestamp, because the current time would make every copy of the file differ.
  `DTSTAMP:${stamp(day.date, day.starts)}`,
  `DTSTART:${stamp(day.date, day.starts)}`,
  `DTEND:${stamp(day.date, day.ends)}`,
  `SUMMARY:${escaped(`${day.title}: ${day.provider.name}`)}`,
  `LOCATION:${escaped(day.place ? `${day.provider.name}, ${day.place.town}, ${day.place.postcode}` : 'Online')}`,
  `DESCRIPTION:${escaped([day.notice, day.summary].filter(Boolean).join(' '))}`,
  'END:VEVENT',
];

/** Returns open days as one iCalendar file (RFC 5545). */
export const calendarOf = (days: readonly OpenDay[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Signpost//Open days//EN',
    ...days.flatMap(eventOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Returns the calendar file as a data URL, which downloads without a request and without JavaScript. */
export const calendarHref = (days: readonly OpenDay[]): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(days))}`;
