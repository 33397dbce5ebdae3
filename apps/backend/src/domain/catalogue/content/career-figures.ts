import { z } from 'zod';

const text = z.string().min(1);
const source = z.strictObject({ publisher: text, year: text, note: text.nullable() });
const pounds = z.int().positive().nullable();

/** The points of a distribution of pay that the catalogue holds, lowest first. */
export const PAY_FIGURES = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

/** Why a figure is not there: its sampling error is too large, it could identify someone, or the survey leaves the group out. */
const WITHHELD_REASONS = ['unreliable', 'disclosive', 'not-covered'] as const;
const withheld = z.enum(WITHHELD_REASONS);
export type WithheldReason = z.infer<typeof withheld>;

/** Gross annual pay of full-time employees of a unit group in GBP; a figure that is null has its reason in `withheld`. */
export const careerPaySchema = z.strictObject({
  p10: pounds,
  p25: pounds,
  median: pounds,
  p75: pounds,
  p90: pounds,
  withheld: z.partialRecord(z.enum(PAY_FIGURES), withheld),
  source,
});

/** Some people; null is "not published". */
const people = z.int().nonnegative().nullable();

/**
 * People in work in a unit group. The publisher suppresses small cells, so that the sum of a year is a lower bound;
 * `suppressed` counts the industries that a sum lacks.
 */
export const careerEmploymentSchema = z.strictObject({
  years: z
    .array(z.strictObject({ year: z.int(), people: z.int().positive(), suppressed: z.int().nonnegative() }))
    .min(1),
  /** Sections of industry in the last year, most people first; null is suppressed. */
  industries: z.array(z.strictObject({ section: z.string().regex(/^[A-U]$/), name: text, people })),
  /** Where people of the whole minor group work, most first: the publisher has no regions of unit groups. */
  regions: z
    .strictObject({
      minorGroup: text,
      year: z.int(),
      areas: z.array(z.strictObject({ area: text, people })).min(1),
    })
    .nullable(),
  source,
});
