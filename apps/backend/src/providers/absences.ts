import { sql } from 'kysely';
import { z } from 'zod';
import type { Absence } from '../catalogue/course-record';
import { absenceSchema } from '../catalogue/course-record';
import type { Database } from '../database/connection';

/** Figures of a whole provider that are put together of those of its courses. */
const figures = ['salary', 'continuation', 'employment'] as const;

export const providerAbsencesSchema = z.partialRecord(z.enum(figures), absenceSchema);
export type ProviderAbsences = z.infer<typeof providerAbsencesSchema>;

/** Of several reasons the first is given, as of the rows of one course. */
const order: readonly Absence[] = ['too-few', 'not-asked', 'not-imported', 'not-published'];

/** Why figures of a whole provider are not there: the reasons of its courses, all of which lack them. */
export async function providerAbsences(
  database: Database,
  provider: { short_id: string } & Record<(typeof figures)[number], unknown>,
): Promise<ProviderAbsences> {
  const missing = figures.filter((figure) => provider[figure] === null);
  if (missing.length === 0) return {};
  const { rows } = await sql<{ figure: string; reason: string }>`
    select distinct figure, reason from course, jsonb_each_text(body -> 'absences') as absent (figure, reason)
    where provider = ${provider.short_id}`.execute(database);
  return Object.fromEntries(
    missing.map((figure) => {
      const reasons = rows.filter((row) => row.figure === figure).map(({ reason }) => reason);
      return [figure, order.find((reason) => reasons.includes(reason)) ?? 'not-published'];
    }),
  );
}
