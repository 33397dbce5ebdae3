import { z } from 'zod';
import type { CourseFigures } from '../../catalogue/course-record';
import { subjectLevel, subjectName } from '../../publication/subjects';

const subjectLevelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** The subject of figures: its CAH code, its name for use within a sentence, and its CAH level. */
export const subjectGroupShape = {
  subject: z.string(),
  subjectName: z.string(),
  subjectLevel: subjectLevelSchema.describe('1 for the widest groups, 3 for the finest'),
};

/** The group that a figure describes: `level` is 'course' for the course's own students, else a wider group. */
export const cohortShape = {
  people: z.int(),
  level: z.enum(['course', 'subject', 'provider']),
  subject: z.string().nullable(),
  subjectName: z.string().nullable(),
  subjectLevel: subjectLevelSchema.nullable(),
  years: z.string(),
  responseRate: z.number().nullable(),
};

export type Cohort = Pick<
  NonNullable<CourseFigures['salary']>,
  'people' | 'level' | 'subject' | 'years' | 'responseRate'
>;

/** A subject with its name and level. */
export const subjectGroup = (code: string) => ({
  subject: code,
  subjectName: subjectName(code) ?? code,
  subjectLevel: subjectLevel(code),
});

/** Returns the group of a figure with the name of its subject. */
export const cohortOf = ({ people, level, subject, years, responseRate }: Cohort) => ({
  people,
  level,
  ...(subject === null ? { subject, subjectName: null, subjectLevel: null } : subjectGroup(subject)),
  years,
  responseRate,
});
