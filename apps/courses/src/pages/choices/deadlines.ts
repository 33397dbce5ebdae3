/** The two dates of a cycle by which UCAS must have an application for it to be considered equally with all others. */
export interface CycleDates {
  /** ISO 8601, with the offset of UK time on that day. */
  readonly early: string;
  readonly main: string;
}

/** By the year that courses begin. A cycle is added when UCAS publishes it; none is ever worked out. */
const CYCLES: Readonly<Record<string, CycleDates>> = {
  2027: { early: '2026-10-15T18:00:00+01:00', main: '2027-01-13T18:00:00+00:00' },
};

/** Where the dates are from, and when they were last looked up. */
export const DATES_SOURCE = {
  url: 'https://www.ucas.com/applying/applying-to-university/dates-and-deadlines-for-uni-applications',
  checked: '2026-11-21',
} as const;

const DAYS_AHEAD = 101;
const DAY = 24 * 60 * 60 * 1000;

/** The year of entry that people apply for at a moment in milliseconds: the year of the day 101 days on (K-11). */
export const cycleYear = (now: number): number => new Date(now + DAYS_AHEAD * DAY).getUTCFullYear();

/** The dates of a year of entry; null while UCAS has not published them. */
export const datesOf = (year: number): CycleDates | null => CYCLES[year] ?? null;

/** How a date stands at a moment: gone, or the whole days left. */
export const daysLeft = (at: string, now: number): number | 'gone' =>
  Date.parse(at) <= now ? 'gone' : Math.floor((Date.parse(at) - now) / DAY);
