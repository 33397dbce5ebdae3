const DAY_MS = 24 * 60 * 60 * 1000;

/** K-11. The year of entry that applicants apply for now: the year of the day 101 days from `now`. */
export const cycleYear = (now = new Date()): number =>
  new Date(now.getTime() + 101 * DAY_MS).getUTCFullYear();
