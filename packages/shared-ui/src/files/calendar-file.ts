import { once } from '../text/once';

const londonHours = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' }),
);

const HOUR = 3_600_000;

/** Converts a date (YYYY-MM-DD) and a UK time (HH:mm) to milliseconds since 1970. */
export const ukTime = (date: string, time: string): number => {
  const asIfUniversal = Date.parse(`${date}T${time}:00Z`);
  const ahead = (Number(londonHours().format(asIfUniversal)) - Number(time.slice(0, 2)) + 24) % 24;
  return asIfUniversal - ahead * HOUR;
};

/** Formats milliseconds since 1970 in the iCalendar format: 20261128T090000Z. */
const stamp = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** One event of a calendar file. */
export interface CalendarEvent {
  /** Unique among all events of the site. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly starts: number;
  readonly ends: number;
  readonly title: string;
  readonly place: string | null;
  readonly details: string;
}

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

const eventLines = ({ id, starts, ends, title, place, details }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  // A fixed timestamp, because the current time would make every copy of the file differ.
  `DTSTAMP:${stamp(starts)}`,
  `DTSTART:${stamp(starts)}`,
  `DTEND:${stamp(ends)}`,
  `SUMMARY:${escaped(title)}`,
  ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
  `DESCRIPTION:${escaped(details)}`,
  'END:VEVENT',
];

/** Returns events as one iCalendar file (RFC 5545); `name` is that of the list. */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Signpost//${name}//EN`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Returns a calendar file as a data URL, which downloads without a request and without JavaScript. */
export const calendarHref = (file: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
