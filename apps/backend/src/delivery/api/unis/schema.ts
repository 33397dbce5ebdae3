import { z } from 'zod';

/** C-14: every provider by name. */
export const unisSchema = z.strictObject({
  results: z.array(
    z.strictObject({ id: z.string(), shortId: z.string(), name: z.string(), sortName: z.string() }),
  ),
});

export type Unis = z.infer<typeof unisSchema>;
