import { z } from 'zod';
import type { CourseFigures } from '../../catalogue/course-record';
import { groupName, subjectLevel } from '../../publication/subjects';

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
  level: z.enum(['course', 'subject']),
  because: z
    .enum(['too-small', 'too-new'])
    .nullable()
    .describe(
      'Why it is not the course’s own; a group of a course that is too new is of other courses alone',
    ),
  mode: z.enum(['full-time', 'part-time']).nullable().describe('The mode of study of all in the group'),
  subject: z.string().nullable(),
  subjectName: z.string().nullable(),
  subjectLevel: subjectLevelSchema.nullable(),
  years: z.string(),
  responseRate: z.number().nullable(),
};

export type Cohort = Pick<
  NonNullable<CourseFigures['salary']>,
  'people' | 'level' | 'because' | 'mode' | 'subject' | 'years' | 'responseRate'
>;

/** A subject with its name and level. */
export const subjectGroup = (code: string) => ({
  subject: code,
  subjectName: groupName(code) ?? code,
  subjectLevel: subjectLevel(code),
});

/** Returns the group of a figure with the name of its subject. */
export const cohortOf = ({ people, level, because, mode, subject, years, responseRate }: Cohort) => ({
  people,
  level,
  because,
  mode,
  ...(subject === null ? { subject, subjectName: null, subjectLevel: null } : subjectGroup(subject)),
  years,
  responseRate,
});
