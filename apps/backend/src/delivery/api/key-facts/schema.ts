import { z } from 'zod';
import { keyFactSchema } from '../../../domain/catalogue/content/key-facts';

/** The dates, limits and amounts of an application, each with its year, its source and the day it was last checked. */
export const keyFactsSchema = z.strictObject({
  /** The year of entry that applicants apply for now (K-11). */
  cycle: z.int(),
  facts: z.array(keyFactSchema),
});

export type KeyFacts = z.infer<typeof keyFactsSchema>;
