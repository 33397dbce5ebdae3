import { z } from 'zod';
import type { Database } from '../../../platform/database/connection';
import { subjectPaySchema, type SubjectPay } from '../../publication/subject-pay';
import { distinctSubjectName } from '../../publication/subjects';
import { subjectGroup, subjectGroupShape } from '../listing/groups';

const placePaySchema = subjectPaySchema.omit({ regions: true });
type PlacePay = z.infer<typeof placePaySchema>;

const momentSchema = z.strictObject({ uk: placePaySchema, region: placePaySchema.nullable() }).nullable();

/** Pay of a subject's graduates in the UK and in one region, 3 and 5 years after the course; null where not published. */
export const regionalPaySchema = z.strictObject({
  ...subjectGroupShape,
  years3: momentSchema,
  years5: momentSchema,
});
export type RegionalPay = z.infer<typeof regionalPaySchema>;

const placePay = ({ lowerQuartile, median, upperQuartile, people }: PlacePay): PlacePay => ({
  lowerQuartile,
  median,
  upperQuartile,
  people,
});

const momentOf = (pay: SubjectPay | null, region: string): RegionalPay['years3'] => {
  if (!pay) return null;
  const there = pay.regions.find(({ name }) => name === region);
  return { uk: placePay(pay), region: there ? placePay(there) : null };
};

const peopleOf = ({ years3, years5 }: RegionalPay): number => years5?.uk.people ?? years3?.uk.people ?? 0;

/**
 * Reads the pay of graduates of full-time first degrees in these subjects, the one with the most graduates first. When it
 * is published for none of them, the pay of their wider groups is returned; empty when there is none either. Pay of several
 * subjects is never combined, because a median cannot be.
 *
 * @param codes CAH codes of level 3.
 */
export const readRegionalPay = async (
  database: Database,
  codes: readonly string[],
  region: string,
): Promise<RegionalPay[]> => {
  const found = await database
    .selectFrom('subject_earnings')
    .select(['subject', 'body'])
    .where('subject', 'in', [
      ...codes,
      ...codes.map((code) => code.slice(0, 8)),
      ...codes.map((code) => code.slice(0, 5)),
    ])
    .where('mode', '=', 'full-time')
    .where('awards', '=', 'first-degrees')
    .execute();
  const published = found.filter(({ body }) => body.years3 ?? body.years5);
  const narrowest = Math.max(0, ...published.map(({ subject }) => subject.length));
  return published
    .filter(({ subject }) => subject.length === narrowest)
    .map(({ subject, body }) => ({
      ...subjectGroup(subject),
      subjectName: distinctSubjectName(subject) ?? subject,
      years3: momentOf(body.years3, region),
      years5: momentOf(body.years5, region),
    }))
    .sort((one, other) => peopleOf(other) - peopleOf(one));
};
