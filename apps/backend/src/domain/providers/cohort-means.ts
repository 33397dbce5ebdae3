/** A group of students for which one or more courses publish values. */
export interface Cohort {
  people: number;
  courses: number;
  /** Such as '2022-24'. */
  years: string;
  values: readonly { id: string; name?: string; value: number }[];
}

/** Means over cohorts, with the number of people and courses, and the years, that they cover. */
export type Means = Cohort;

/** Means weighted by numbers of people; a value that a cohort does not list counts as 0 %. Null without cohorts. */
export const cohortMeans = (cohorts: readonly Cohort[]): Means | null => {
  const people = cohorts.reduce((sum, cohort) => sum + cohort.people, 0);
  if (people === 0) return null;
  const sums = new Map<string, { id: string; name?: string; sum: number }>();
  for (const cohort of cohorts) {
    for (const { value, ...label } of cohort.values) {
      const previous = sums.get(label.id)?.sum ?? 0;
      sums.set(label.id, { ...label, sum: previous + value * cohort.people });
    }
  }
  const starts = cohorts.map(({ years }) => years.slice(0, 4)).sort();
  const ends = cohorts.map(({ years }) => years.slice(5)).sort();
  return {
    people,
    courses: cohorts.reduce((sum, { courses }) => sum + courses, 0),
    years: `${starts[0]}-${ends.at(-1)}`,
    values: [...sums.values()].map(({ sum, ...label }) => ({ ...label, value: sum / people })),
  };
};
