import type { Intake } from './intake';
import type { Profile } from './profiles';

/** The share of each subject at a provider, by CAH code at level 1; the shares sum to 1. */
export type Shares = ReadonlyMap<string, number>;

/** Minimum number of students for representative shares. */
const MIN_STUDENTS = 200;

const total = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

/**
 * The subject shares of a provider, by students where enough are published, else by courses. Course counts are damped
 * with a square root, because a subject with many joint courses has many titles and few students.
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

/** The overlap of two providers' subjects, from 0 (nothing in common) to 1 (equal shares). */
export const subjectOverlap = (one: Shares, other: Shares): number =>
  total([...one].map(([code, share]) => Math.sqrt(share * (other.get(code) ?? 0)))) ** 2;
