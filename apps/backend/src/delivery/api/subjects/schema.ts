import { z } from 'zod';
import { subjectGuideSchema } from '../../../domain/catalogue/content/guides';

/** C-21's response: the subjects offered as filters, by title. */
export const subjectsSchema = z.array(
  subjectGuideSchema
    .pick({ id: true, title: true, summary: true, subjectMap: true, icon: true, category: true })
    .extend({ nid: z.string(), url: z.string(), image: z.string(), banner: z.string() })
    .extend(subjectGuideSchema.pick({ cah: true, salary: true }).shape),
);

export type Subjects = z.infer<typeof subjectsSchema>;
