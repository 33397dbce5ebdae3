import { sql } from 'kysely';
import { z } from 'zod';
import type { Absence } from '../catalogue/course-record';
import { absenceSchema } from '../catalogue/course-record';
import type { Database } from '../../platform/database/connection';

/** Figures of a provider that are aggregated from its courses. */
const FIGURES = [
  'salary',
  'continuation',
  'employment',
  'survey',
  'entry',
  'earnings3',
  'earnings5',
] as const;

export const providerAbsencesSchema = z.partialRecord(z.enum(FIGURES), absenceSchema);
export type ProviderAbsences = z.infer<typeof providerAbsencesSchema>;

/** Order of precedence when courses give different reasons; the same as for the rows of one course. */
const PRECEDENCE: readonly Absence[] = ['too-small', 'too-new', 'not-imported', 'not-published'];

type Figure = (typeof FIGURES)[number];

/** Returns why each null figure of a provider is missing, derived from the reasons of its courses, all of which lack it. */
export const providerAbsences = async (
  database: Database,
  provider: string,
  published: Readonly<Partial<Record<Figure, unknown>>>,
): Promise<ProviderAbsences> => {
  const missing = FIGURES.filter((figure) => published[figure] === null);
  if (missing.length === 0) return {};
  const { rows } = await sql<{ figure: string; reason: string }>`
    select distinct figure, reason from course, jsonb_each_text(body -> 'absences') as absent (figure, reason)
    where provider = ${provider}`.execute(database);
  return Object.fromEntries(
    missing.map((figure) => [
      figure,
      mainReason(rows.filter((row) => row.figure === figure).map(({ reason }) => reason)),
    ]),
  );
};

/** Returns the reason that stands for all reasons of a provider's courses. */
export const mainReason = (reasons: readonly string[]): Absence =>
  PRECEDENCE.find((reason) => reasons.includes(reason)) ?? 'not-published';

/** Returns why pay is missing for each of these providers without it, by short id; used in lists. */
export const payAbsences = async (
  database: Database,
  providers: readonly { short_id: string; salary: unknown }[],
): Promise<ReadonlyMap<string, ProviderAbsences>> => {
  const missing = providers.filter(({ salary }) => salary === null).map(({ short_id }) => short_id);
  if (missing.length === 0) return new Map();
  const { rows } = await sql<{ provider: string; reason: string | null }>`
    select distinct provider, body -> 'absences' ->> 'salary' as reason from course
    where provider in (${sql.join(missing)})`.execute(database);
  return new Map(
    missing.map((provider) => {
      const reasons = rows.flatMap((row) => (row.provider === provider && row.reason ? [row.reason] : []));
      return [provider, { salary: mainReason(reasons) }];
    }),
  );
};
