import type { Deadline, KeyFact } from './types';

const DAY = 24 * 60 * 60 * 1000;

/** Days before the end of a year at which applications for the year after next begin. */
const APPLICATION_LEAD_DAYS = 101;

/**
 * [K-11] The year of entry for applications at a time (milliseconds since 1970): the year of the day 101 days later.
 */
export const cycleYear = (now: number): number =>
  new Date(now + APPLICATION_LEAD_DAYS * DAY).getUTCFullYear();

/** The equal consideration dates among the facts, in order. Dates are never calculated. */
export const deadlinesOf = (facts: readonly KeyFact[]): Deadline[] =>
  facts
    .filter(
      (fact): fact is Deadline => fact.id.startsWith('deadline-') && fact.at !== null && fact.entry !== null,
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** Whether a date has passed, or the whole days left. */
export const daysLeft = (at: string, now: number): number | 'gone' =>
  Date.parse(at) <= now ? 'gone' : Math.floor((Date.parse(at) - now) / DAY);

/** The next deadline after a time with the whole days left, or the cycle without known dates. */
export const nextDeadline = (
  deadlines: readonly Deadline[],
  now: number,
): { readonly deadline: Deadline; readonly days: number } | { readonly none: number } => {
  const deadline = deadlines.find(({ at }) => Date.parse(at) > now);
  return deadline
    ? { deadline, days: Math.floor((Date.parse(deadline.at) - now) / DAY) }
    : { none: cycleYear(now) };
};
