import { dateTime, longDate, ordinal, relativeTime } from './dates';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [31, '31st'],
  [113, '113th'],
])('formats %p as an ordinal [V-12]', (number, expected) => {
  expect(ordinal(number)).toBe(expected);
});

it.each([
  ['2026-11-21', '21st November 2026'],
  ['2027-01-02T12:00:00Z', '2nd January 2027'],
  // British Summer Time is an hour ahead of UTC.
  ['2026-06-30T23:30:00Z', '1st July 2026'],
  [0, '1st January 1970'],
  [new Date('2026-09-03T09:00:00+01:00'), '3rd September 2026'],
])('writes the day of %p [V-12]', (moment, expected) => {
  expect(longDate(moment)).toBe(expected);
});

it('throws for an invalid time [V-12]', () => {
  expect(() => longDate('soon')).toThrow(RangeError);
});

it.each([
  ['2026-11-21T14:05:00Z', '21 Nov 2026, 14:05'],
  ['2026-11-21T00:05:00Z', '21 Nov 2026, 00:05'],
  ['2026-07-01T22:05:00Z', '1 Jul 2026, 23:05'],
])('formats the date and time of %p [V-14]', (moment, expected) => {
  expect(dateTime(moment)).toBe(expected);
});

const NOW = 1_795_262_400;

it.each([
  [0, 'now'],
  [-59, 'now'],
  [-60, '1 minute ago'],
  [-3 * 3_600, '3 hours ago'],
  [2 * 3_600, 'in 2 hours'],
  [-86_400, 'yesterday'],
  [-3 * 86_400, '3 days ago'],
  [86_400, 'tomorrow'],
  [-14 * 86_400, '2 weeks ago'],
  [-90 * 86_400, '2 months ago'],
  [-800 * 86_400, '2 years ago'],
])('formats a distance of %p seconds [V-13]', (seconds, expected) => {
  expect(relativeTime(NOW + seconds, NOW)).toBe(expected);
});
