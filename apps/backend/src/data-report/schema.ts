import { z } from 'zod';
import { absenceSchema } from '../catalogue/course-record';

const count = z.int().nonnegative();

/** One kind of figure: on how many pages of a kind it stands, of which years it is, and why the others have none. */
export const figureReportSchema = z.strictObject({
  /** The kind of page: 'course', 'provider', 'subject-guides', … */
  page: z.string(),
  figure: z.string(),
  have: count,
  of: count,
  /** Every year or span of years that a figure of this kind is of, the latest first. */
  years: z.array(z.string()),
  /** How many are of the course's own people and how many of a wider group; of courses alone. */
  groups: z.strictObject({ course: count, subject: count, provider: count }).nullable(),
  /** How many are not there for each reason; of courses alone. */
  absences: z.partialRecord(absenceSchema, count).nullable(),
});
export type FigureReport = z.infer<typeof figureReportSchema>;

/** What the database holds, counted. */
export const dataReportSchema = z.strictObject({
  courses: z.strictObject({
    listed: count,
    published: count,
    /** Courses by the year of the publication that their title is from, the latest first. */
    titles: z.array(z.strictObject({ year: z.int(), courses: count })),
    withoutAward: count,
    withoutSubjectGuide: count,
  }),
  /** Providers by how much of what they publish is listed. */
  providers: z.strictObject({ whole: count, partly: count, none: count }),
  figures: z.array(figureReportSchema),
  /** What is not published and is assumed instead, with how many pages it is on. */
  assumed: z.array(z.strictObject({ what: z.string(), pages: count })),
  /** Records that are invented and say so. */
  samples: z.array(z.strictObject({ kind: z.string(), records: count })),
});
export type DataReport = z.infer<typeof dataReportSchema>;
