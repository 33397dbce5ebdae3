import { z } from 'zod';
import { locationGuideSchema } from '../../../domain/catalogue/content/guides';

/** C-22's response: places to study in, in the source's shape. */
export const locationsSchema = z.array(
  locationGuideSchema
    .omit({ body: true, facts: true })
    .extend({ nid: z.string(), url: z.string(), isFilter: z.boolean() })
    .extend({ image: z.string(), banner: z.string(), article16by10Image: z.string() }),
);

export type Locations = z.infer<typeof locationsSchema>;
