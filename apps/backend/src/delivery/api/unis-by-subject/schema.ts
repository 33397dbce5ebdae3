import { z } from 'zod';
import { rawProviderSchema } from '../../../domain/providers/raw-provider';
import { bothOrNeither, decimal, listOf, subjectIdentifier, whole, withoutBlanks } from '../../query';

/** C-16. */
export const unisBySubjectQuerySchema = z.preprocess(
  withoutBlanks,
  z
    .object({
      subjects: listOf(subjectIdentifier, 100).describe('Ids of subject guides, or CAH codes.'),
      lat: decimal(-90, 90).optional(),
      lng: decimal(-180, 180).optional(),
      offset: whole(0, 100_000).default(0),
      limit: whole(1, 100).default(48),
    })
    .superRefine(bothOrNeither),
);

export type UnisBySubjectQuery = z.infer<typeof unisBySubjectQuerySchema>;

/** C-16's response. */
export const unisBySubjectSchema = z.strictObject({
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  results: z.array(
    rawProviderSchema.extend({
      /** Number of its courses in any of the subjects. */
      matchingCourses: z.int(),
    }),
  ),
});

export type UnisBySubject = z.infer<typeof unisBySubjectSchema>;
