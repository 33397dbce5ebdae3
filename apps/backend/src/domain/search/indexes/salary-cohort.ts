import type { z } from 'zod';
import type { salarySchema } from '../../catalogue/record';

/** The group of people that a record's `salary` is about; the figure must not be shown without it. */
export interface SalaryCohort {
  /** The students of the course, its subject at the provider, the whole provider, or the subject in the UK. */
  level: 'course' | 'subject' | 'provider' | 'uk';
  /** The subject's name as written within a sentence; null for the course or the provider. */
  subjectName: string | null;
  /** The mode of study of the group, where it must be said. */
  mode?: 'full-time' | 'part-time';
  people: number;
  years: string;
}

/** Returns the cohort of a figure that is not about a single course. */
export const widerCohort = (
  level: 'provider' | 'uk',
  salary: z.infer<typeof salarySchema> | null,
): SalaryCohort | null =>
  salary && { level, subjectName: null, people: salary.graduates, years: salary.year };
