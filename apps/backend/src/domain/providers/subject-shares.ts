import type { Intake } from './intake';
import type { Profile } from './profiles';

/** The part of a provider that each subject takes, by CAH code at level 1; together 1. */
export type Shares = ReadonlyMap<string, number>;

/** Students below which their subjects say too little of a provider. */
const MIN_STUDENTS = 200;

const total = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

/**
 * How much of a provider each subject is: by students where enough are published, else by courses. Those are damped, for
 * a subject with many joint courses has many names and few students.
 */
export const subjectShares = (
  { subjects }: Pick<Profile, 'subjects'>,
  intake: Pick<Intake, 'students'> | undefined,
): Shares => {
  const weights =
    intake && total(intake.students.values()) >= MIN_STUDENTS
      ? intake.students
      : new Map(subjects.map(({ code, courses }) => [code, Math.sqrt(courses)]));
  const all = total(weights.values());
  return new Map([...weights].map(([code, weight]) => [code, weight / all]));
};

/** How much two providers' subjects overlap, from 0 for nothing in common to 1 for the same shares. */
export const subjectOverlap = (one: Shares, other: Shares): number =>
  total([...one].map(([code, share]) => Math.sqrt(share * (other.get(code) ?? 0)))) ** 2;
