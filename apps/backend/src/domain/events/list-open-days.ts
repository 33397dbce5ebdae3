import type { OpenDay } from '../catalogue/content/employers';
import { milesBetween } from '../catalogue/miles';
import { compareDistance, matchesFilter } from './criteria';
import { openDayDate } from './open-day';

interface Point {
  latitude: number;
  longitude: number;
}

export const OPEN_DAY_ORDERS = ['date', 'distance', 'provider'] as const;

/** Filters for open days; an empty list does not filter. */
export interface OpenDayCriteria {
  /** UKPRNs. */
  providers: readonly string[];
  kinds: readonly string[];
  /** Ids of subject guides; a day for all subjects matches each of them. */
  subjects: readonly string[];
  /** First and last date, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  near?: Point | undefined;
  /** Miles from `near`; online days match any radius. */
  radius?: number | undefined;
  sortBy: (typeof OPEN_DAY_ORDERS)[number];
  descending: boolean;
}

/** An open day with its date and, when the request has a position, its distance in miles (null online). */
export interface DatedOpenDay {
  day: OpenDay;
  date: string;
  distance: number | null;
}

/**
 * Dates the open days relative to today and returns the matching ones in the requested order; ties are sorted by
 * starting time and id.
 */
export const listOpenDays = (
  days: readonly OpenDay[],
  criteria: OpenDayCriteria,
  today: string,
  nameOf: (ukprn: string) => string,
): DatedOpenDay[] => {
  const { providers, kinds, subjects, from, to, near, radius, sortBy, descending } = criteria;
  const matches = days
    .filter((day) => matchesFilter(providers, day.provider) && matchesFilter<string>(kinds, day.kind))
    .filter((day) => day.subjects.length === 0 || matchesFilter(subjects, ...day.subjects))
    .map((day) => ({
      day,
      date: openDayDate(day, today),
      distance: near && day.place ? milesBetween(near, day.place) : null,
    }))
    .filter(({ date }) => (from ?? today) <= date && (to === undefined || date <= to))
    .filter(({ distance }) => radius === undefined || distance === null || distance <= radius);
  const direction = descending ? -1 : 1;
  return matches.sort((one, other) => {
    const byTime =
      one.date.localeCompare(other.date) ||
      one.day.starts.localeCompare(other.day.starts) ||
      one.day.id.localeCompare(other.day.id);
    if (sortBy === 'date') return direction * byTime;
    if (sortBy === 'provider')
      return direction * nameOf(one.day.provider).localeCompare(nameOf(other.day.provider), 'en') || byTime;
    return compareDistance(one.distance, other.distance, direction) || byTime;
  });
};
