/** A group of students with published figures. */
export interface PublishedCohort {
  mode: string;
  /** A CAH code of any depth; empty for all subjects of a provider, longer than a code for one course of a subject. */
  subject: string;
  people: number;
}

/** The `subject` of the cohort of one course, which is one level below its subject's. */
export const ofCourse = (subject: string | undefined, courseId: string) => `${subject ?? 'none'}/${courseId}`;

/**
 * Removes cohorts of a provider that are part of a wider cohort of the same mode, so that no student is counted twice: a
 * finer subject, or one course of it, with at most as many people.
 */
export const distinctCohorts = <Cohort extends PublishedCohort>(cohorts: readonly Cohort[]): Cohort[] => {
  const widestFirst = cohorts.toSorted(
    (one, other) => one.subject.length - other.subject.length || other.people - one.people,
  );
  const kept: Cohort[] = [];
  for (const cohort of widestFirst) {
    const isInside = kept.some(
      (wider) =>
        wider.mode === cohort.mode &&
        wider.subject.length < cohort.subject.length &&
        cohort.subject.startsWith(wider.subject) &&
        cohort.people <= wider.people,
    );
    if (!isInside && cohort.people > 0) kept.push(cohort);
  }
  return kept;
};
