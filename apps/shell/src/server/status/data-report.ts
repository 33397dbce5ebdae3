import { z } from 'zod';

const count = z.int();
const reasons = z.record(z.string(), count);

/** The part of the backend's data report that the page shows. */
const dataReportSchema = z.object({
  courses: z.object({
    listed: count,
    published: count,
    titles: z.array(z.object({ year: z.int(), courses: count })),
    withoutAward: count,
    withoutSubjectGuide: count,
  }),
  providers: z.object({ whole: count, partly: count, none: count }),
  figures: z.array(
    z.object({
      page: z.string(),
      figure: z.string(),
      have: count,
      of: count,
      years: z.array(z.string()),
      groups: reasons.nullable(),
      absences: reasons.nullable(),
    }),
  ),
  assumed: z.array(z.object({ what: z.string(), pages: count })),
  samples: z.array(z.object({ kind: z.string(), records: count })),
});

export type DataReport = z.infer<typeof dataReportSchema>;

/** Long, because the first report after a change of the data counts all records. */
const DATA_REPORT_TIMEOUT_MS = 30_000;

/** Reads the backend's data report; null when it is not available. */
export const readDataReport = async (backend: string | URL): Promise<DataReport | null> => {
  try {
    const answer = await fetch(new URL('/api/v1/data-report', backend), {
      signal: AbortSignal.timeout(DATA_REPORT_TIMEOUT_MS),
    });
    return dataReportSchema.parse(await answer.json());
  } catch {
    return null;
  }
};
