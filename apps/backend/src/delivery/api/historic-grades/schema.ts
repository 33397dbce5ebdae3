import { z } from 'zod';
import { isGradeProfile, QUALIFICATION_TYPES } from '../../../domain/courses/figures/grade-profiles';
import { courseIdentifier } from '../../query';

const text = z.string();

/** C-08's parameter. */
export const loggedOutParamsSchema = z.object({ courseId: courseIdentifier });

/** C-09's body. */
export const loggedInBodySchema = z
  .object(
    {
      courseIds: z
        .array(courseIdentifier, { error: 'must be a list of course ids' })
        .max(100, 'must hold at most 100 ids'),
      qualificationType: z.enum(QUALIFICATION_TYPES, {
        error: `must be one of ${QUALIFICATION_TYPES.join(', ')}`,
      }),
      grade: z.string({ error: 'must be given once' }).trim().toUpperCase().max(12, 'must be three grades'),
    },
    { error: 'must be a JSON object' },
  )
  .refine(({ qualificationType, grade }) => isGradeProfile(qualificationType, grade), {
    path: ['grade'],
    error: 'must be three grades, such as AAB for A levels or DMM for a BTEC',
  });

export type LoggedInBody = z.infer<typeof loggedInBodySchema>;

/** C-08's response. Figures that require data on offers (offer rate, prominence) are not published: null. */
export const loggedOutSchema = z.strictObject({
  courseId: text,
  results: z.array(
    z.strictObject({
      qualificationType: z.enum(QUALIFICATION_TYPES),
      /** Whether the figures are about a wider group than the course's own entrants. */
      isAggregate: z.boolean(),
      minimumGrade: text.nullable(),
      mostCommonGrade: text.nullable(),
      maximumGrade: text.nullable(),
      overallOfferRate: z.null(),
      /** 1 for the course's own entrants; null for a wider group, whose number of courses is not published. */
      coursesIncluded: z.int().nullable(),
      startYear: z.int().nullable(),
      endYear: z.int().nullable(),
      prominentQualification: z.null(),
    }),
  ),
});

export type LoggedOut = z.infer<typeof loggedOutSchema>;

/** C-09's response; without a rate of confirmation, because none is published. */
export const loggedInSchema = z.strictObject({
  qualificationType: z.enum(QUALIFICATION_TYPES),
  gradeProfile: text,
  results: z.array(z.strictObject({ courseId: text, isAggregate: z.boolean(), confirmationRate: z.null() })),
});

export type LoggedIn = z.infer<typeof loggedInSchema>;
