import { z } from 'zod';

/** C-01: the URLs of the other services; an empty text means this origin. */
export const settingsSchema = z.strictObject({
  apiUrl: z.string(),
  searchDomain: z.string(),
  servicesDomain: z.string(),
  careersFinderDomain: z.string(),
  accountsDomain: z.string(),
  embed: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;
