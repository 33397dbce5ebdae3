import { z } from 'zod';

const count = z.int().nonnegative();

/** One kind of figure: how many pages of a kind show it, its years, and why it is missing from the others. */
export const figureReportSchema = z.strictObject({
  /** The kind of page: 'course', 'provider', 'subject-guides', … */
  page: z.string(),
  figure: z.string(),
  have: count,
  of: count,
  /** Every year or range of years of this figure, the latest first. */
  years: z.array(z.string()),
  /** Numbers of figures about the course's own students and about a wider group; courses only. */
  groups: z.strictObject({ course: count, subject: count, provider: count }).nullable(),
  /** Numbers of missing figures by reason: those of courses, and of pay that is 'unreliable' or 'not-covered'. */
  absences: z.record(z.string(), count).nullable(),
});
export type FigureReport = z.infer<typeof figureReportSchema>;

/** Counts of the database's content. */
export const dataReportSchema = z.strictObject({
  courses: z.strictObject({
    listed: count,
    published: count,
    /** Courses by the publication year of their title, the latest first. */
    titles: z.array(z.strictObject({ year: z.int(), courses: count })),
    withoutAward: count,
    withoutSubjectGuide: count,
  }),
  /** Numbers of providers with all, some or none of their published courses listed. */
  providers: z.strictObject({ whole: count, partly: count, none: count }),
  figures: z.array(figureReportSchema),
  /** Assumptions made where nothing is published, with the number of pages that use each. */
  assumed: z.array(z.strictObject({ what: z.string(), pages: count })),
  /** Invented records, which are labelled as samples. */
  samples: z.array(z.strictObject({ kind: z.string(), records: count })),
});
export type DataReport = z.infer<typeof dataReportSchema>;
