const DAY = 24 * 60 * 60 * 1000;

/** How many days before the year ends people begin to apply for the year after next's start. */
const AHEAD = 101;

/** [K-11] The year of entry that people apply for at a moment (milliseconds since 1970): the year of the day 101 days on. */
export const cycleYear = (now: number): number => new Date(now + AHEAD * DAY).getUTCFullYear();
