import { z } from 'zod';

/** C-01: where the other services are; an empty text means this same origin. */
export const settingsSchema = z.strictObject({
  apiUrl: z.string(),
  searchDomain: z.string(),
  servicesDomain: z.string(),
  embed: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;
