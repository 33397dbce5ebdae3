import { z } from 'zod';
import { rawProviderSchema } from '../../providers/raw-provider';
import { once, providerIdentifier, query, whole } from '../query';

/** C-15. `studyYear` is checked and has no effect: the catalogue holds one collection, whose year each figure states. */
export const institutionQuerySchema = query({
  guid: providerIdentifier,
  limit: whole(1, 1).default(1),
  studyYear: once('must be a year')
    .regex(/^20\d\d$/, 'must be a year, such as 2026')
    .optional(),
});

export type InstitutionQuery = z.infer<typeof institutionQuerySchema>;

/** C-15's answer: one provider, or none when the id is not known. */
export const institutionSchema = z.strictObject({ results: z.array(rawProviderSchema).max(1) });
