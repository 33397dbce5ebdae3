import type { OpenDay } from '@signpost/api-client/events';
import { once } from '@signpost/shared-ui';

const londonHours = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
);

const HOUR = 3_600_000;

/** A day and UK time as a moment in universal time, as calendars write it: 20261128T090000Z. */
const stamp = (date: string, time: string): string => {
  const asIfUniversal = Date.parse(`${date}T${time}:00Z`);
  const ahead = (Number(londonHours().format(asIfUniversal)) - Number(time.slice(0, 2)) + 24) % 24;
  return new Date(asIfUniversal - ahead * HOUR).toISOString().replace(/[-:]|\.\d+/g, '');
};

/** A value of the type TEXT (RFC 5545, 3.3.11), in which control characters have no place. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Longest line in octets, without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** How many octets a character has in UTF-8. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
};

/** A line that is too long goes on in the next, after a space; no character is split. */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
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
  // When it was written does not matter to calendars, and the clock would make every copy differ.
  `DTSTAMP:${stamp(day.date, day.starts)}`,
  `DTSTART:${stamp(day.date, day.starts)}`,
  `DTEND:${stamp(day.date, day.ends)}`,
  `SUMMARY:${escaped(`${day.title}: ${day.provider.name}`)}`,
  `LOCATION:${escaped(day.place ? `${day.provider.name}, ${day.place.town}, ${day.place.postcode}` : 'Online')}`,
  `DESCRIPTION:${escaped([day.notice, day.summary].filter(Boolean).join(' '))}`,
  'END:VEVENT',
];

/** Open days as the text of one calendar file (RFC 5545). */
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

/** The calendar file as an address that downloads it, without a call and without JavaScript. */
export const calendarHref = (days: readonly OpenDay[]): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(days))}`;
