import { z } from 'zod';
import { regionalPaySchema } from '../../../../domain/courses/figures/regional-pay';
import { once, query, subjectIdentifier } from '../../../query';

const MAX_REGION_LENGTH = 40;

/** A subject guide's id, and the name of a region or nation as the geocoder gives it. */
export const subjectPayQuerySchema = query({
  subject: subjectIdentifier,
  region: once('must be the name of a region').trim().min(1).max(MAX_REGION_LENGTH),
});

export type SubjectPayQuery = z.infer<typeof subjectPayQuerySchema>;

/** Pay in the UK and in the region for each subject that the guide covers. */
export const subjectPaySchema = z.strictObject({
  subject: z.string(),
  region: z.string(),
  results: z.array(regionalPaySchema),
});

export type SubjectPay = z.infer<typeof subjectPaySchema>;
