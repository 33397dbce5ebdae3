import type { z } from 'zod';
import type { salarySchema } from '../../catalogue/record';

/** Whose pay the `salary` of a record is: a figure must not be shown without. */
export interface SalaryCohort {
  /** The students of the course, its subject at the provider, the whole provider, or the subject in the UK. */
  level: 'course' | 'subject' | 'provider' | 'uk';
  /** The subject's name in the middle of a sentence; null for the course or the provider. */
  subjectName: string | null;
  people: number;
  years: string;
}

/** The cohort of a figure that is not about one course. */
export const widerCohort = (
  level: 'provider' | 'uk',
  salary: z.infer<typeof salarySchema> | null,
): SalaryCohort | null =>
  salary && { level, subjectName: null, people: salary.graduates, years: salary.year };
