import { z } from 'zod';
import { rawProviderSchema } from '../../../domain/providers/raw-provider';
import { flag, providerIdentifier, query, whole, yearOfEntry } from '../../query';

/**
 * C-15. `studyYear` is the year of entry, as in C-04: the catalogue holds the courses of the current cycle (K-11), and a
 * provider has none in another year. The provider's own description is the same for every year; each figure states its years.
 */
export const institutionQuerySchema = query({
  guid: providerIdentifier,
  limit: whole(1, 1).default(1),
  studyYear: yearOfEntry.optional(),
  students: flag.describe('Whether to add what its courses publish of their students, put together.'),
});

export type InstitutionQuery = z.infer<typeof institutionQuerySchema>;

/** C-15's response: one provider, or none when the id is not known. */
export const institutionSchema = z.strictObject({ results: z.array(rawProviderSchema).max(1) });
