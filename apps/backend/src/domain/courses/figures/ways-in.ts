import type { CourseFigures } from '../../catalogue/course-record';

/** Ways into a course other than A levels and degrees: the ids of entry qualifications, with the names to filter by. */
const NAMES: Readonly<Record<string, string>> = {
  access: 'Access course',
  foundation: 'Foundation course',
  none: 'No formal qualifications',
  other: 'Other qualifications',
};

/** The ways in of a course's entrants, each with its percentage of them, and the number of entrants and their years. */
export interface WaysIn {
  people: number;
  years: string;
  shares: { name: string; percent: number }[];
}

/**
 * Returns the ways in that entrants of the course itself had. Null when none had another way in, or when only figures of
 * its whole subject are published, because these do not show whom the course took in.
 */
export const waysInOf = (entry: CourseFigures['entry']): WaysIn | null => {
  if (entry?.level !== 'course') return null;
  const shares = entry.qualifications.flatMap(({ id, percent }) => {
    const name = NAMES[id];
    return name === undefined || percent <= 0 ? [] : [{ name, percent }];
  });
  return shares.length > 0 ? { people: entry.people, years: entry.years, shares } : null;
};
