import { cycleYear } from './cycle-year';

/** A date by which UCAS must have an application for it to be considered equally with all others. */
export interface Deadline {
  /** The year that the courses begin. */
  readonly entry: number;
  /** ISO 8601, with the offset of UK time on that day. */
  readonly at: string;
  readonly what: string;
}

/**
 * UCAS's equal consideration dates, by date. A cycle is added when UCAS publishes it; none is ever worked out. Those of
 * 2027 entry are from UCAS's events "2027 entry deadline for the universities of Oxford and Cambridge, and most courses
 * in medicine" and "2027 entry deadline for all undergraduate courses, except those with a 15 October deadline", as
 * quoted with their addresses on ucas.com by several who read them in September and October 2026.
 */
export const DEADLINES: readonly Deadline[] = [
  {
    entry: 2027,
    at: '2026-10-15T18:00:00+01:00',
    what: 'Oxford, Cambridge, and most medicine, dentistry and veterinary courses',
  },
  { entry: 2027, at: '2027-01-13T18:00:00+00:00', what: 'Most other undergraduate courses' },
];

/** Where the dates are from, and when those who quote them last looked them up there. */
export const DEADLINE_SOURCE = {
  name: 'UCAS key dates',
  url: 'https://www.ucas.com/applying/applying-to-university/dates-and-deadlines-for-uni-applications',
  checked: '2026-10-10',
} as const;

const DAY = 24 * 60 * 60 * 1000;

/** The next date at a moment (milliseconds since 1970) with the whole days left until it, or the cycle we have none for. */
export const nextDeadline = (
  now: number,
): { readonly deadline: Deadline; readonly days: number } | { readonly none: number } => {
  const deadline = DEADLINES.find(({ at }) => Date.parse(at) > now);
  return deadline
    ? { deadline, days: Math.floor((Date.parse(deadline.at) - now) / DAY) }
    : { none: cycleYear(now) };
};
