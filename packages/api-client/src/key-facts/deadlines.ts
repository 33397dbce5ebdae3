import type { ApplicationDates, Deadline, KeyFacts } from './types';

const DAY = 24 * 60 * 60 * 1000;

/** The equal consideration dates among the facts, in order (K-11). Dates are never calculated. */
export const applicationDates = ({ cycle, facts }: KeyFacts): ApplicationDates => ({
  cycle,
  deadlines: facts
    .filter(
      (fact): fact is Deadline => fact.id.startsWith('deadline-') && fact.at !== null && fact.entry !== null,
    )
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
});

/** Whether a date has passed, or the whole days left. */
export const daysLeft = (at: string, now: number): number | 'gone' =>
  Date.parse(at) <= now ? 'gone' : Math.floor((Date.parse(at) - now) / DAY);

/** The next deadline after a time with the whole days left, or the cycle without known dates. */
export const nextDeadline = (
  { deadlines, cycle }: ApplicationDates,
  now: number,
): { readonly deadline: Deadline; readonly days: number } | { readonly none: number } => {
  const deadline = deadlines.find(({ at }) => Date.parse(at) > now);
  return deadline ? { deadline, days: Math.floor((Date.parse(deadline.at) - now) / DAY) } : { none: cycle };
};
