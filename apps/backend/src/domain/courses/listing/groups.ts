import { z } from 'zod';
import type { CourseFigures } from '../../catalogue/course-record';
import { subjectLevel, subjectName } from '../../publication/subjects';

const subjectLevelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A subject that figures are of: its CAH code, its name in the middle of a sentence, and how wide it is. */
export const subjectGroupShape = {
  subject: z.string(),
  subjectName: z.string(),
  subjectLevel: subjectLevelSchema.describe('1 for the widest groups, 3 for the finest'),
};

/** Whom a figure describes: `level` is 'course' for the course's own students, else the wider group it is published for. */
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

/** Whom a figure describes, its subject named. */
export const cohortOf = ({ people, level, subject, years, responseRate }: Cohort) => ({
  people,
  level,
  ...(subject === null ? { subject, subjectName: null, subjectLevel: null } : subjectGroup(subject)),
  years,
  responseRate,
});
