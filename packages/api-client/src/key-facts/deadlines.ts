import type { Deadline, KeyFact } from './types';

const DAY = 24 * 60 * 60 * 1000;

/** How many days before the year ends people begin to apply for the year after next's start. */
const AHEAD = 101;

/** [K-11] The year of entry that people apply for at a moment (milliseconds since 1970): the year of the day 101 days on. */
export const cycleYear = (now: number): number => new Date(now + AHEAD * DAY).getUTCFullYear();

/** The equal consideration dates among the facts, in order. None is ever worked out. */
export const deadlinesOf = (facts: readonly KeyFact[]): Deadline[] =>
  facts
    .filter(
      (fact): fact is Deadline => fact.id.startsWith('deadline-') && fact.at !== null && fact.entry !== null,
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

/** How a date stands at a moment: gone, or the whole days left. */
export const daysLeft = (at: string, now: number): number | 'gone' =>
  Date.parse(at) <= now ? 'gone' : Math.floor((Date.parse(at) - now) / DAY);

/** The next deadline at a moment with the whole days left until it, or the cycle that we have none for. */
export const nextDeadline = (
  deadlines: readonly Deadline[],
  now: number,
): { readonly deadline: Deadline; readonly days: number } | { readonly none: number } => {
  const deadline = deadlines.find(({ at }) => Date.parse(at) > now);
  return deadline
    ? { deadline, days: Math.floor((Date.parse(deadline.at) - now) / DAY) }
    : { none: cycleYear(now) };
};
