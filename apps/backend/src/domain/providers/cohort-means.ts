/** The students that one or more courses publish values for. */
export interface Cohort {
  people: number;
  courses: number;
  /** Such as '2022-24'. */
  years: string;
  values: readonly { id: string; name?: string; value: number }[];
}

/** Means over cohorts, with whom they are about. */
export type Means = Cohort;

/** The means of values by numbers of people; a value that a cohort does not list is none of it. Null without cohorts. */
export const cohortMeans = (cohorts: readonly Cohort[]): Means | null => {
  const people = cohorts.reduce((sum, cohort) => sum + cohort.people, 0);
  if (people === 0) return null;
  const sums = new Map<string, { id: string; name?: string; sum: number }>();
  for (const cohort of cohorts) {
    for (const { value, ...named } of cohort.values) {
      const before = sums.get(named.id)?.sum ?? 0;
      sums.set(named.id, { ...named, sum: before + value * cohort.people });
    }
  }
  const starts = cohorts.map(({ years }) => years.slice(0, 4)).sort();
  const ends = cohorts.map(({ years }) => years.slice(5)).sort();
  return {
    people,
    courses: cohorts.reduce((sum, { courses }) => sum + courses, 0),
    years: `${starts[0]}-${ends.at(-1)}`,
    values: [...sums.values()].map(({ sum, ...named }) => ({ ...named, value: sum / people })),
  };
};
