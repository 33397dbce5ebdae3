import { z } from 'zod';

const text = z.string().min(1);

/** The kinds of facts that change from year to year. */
const KEY_FACT_KINDS = ['date', 'limit', 'fee', 'loan', 'repayment'] as const;

/**
 * A date, limit or sum about applying and paying: the one home of each. Pages, articles and the checker of choices read it
 * from here. A date has `at` and `entry`, everything else `value`.
 */
export const keyFactSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    kind: z.enum(KEY_FACT_KINDS),
    /** What it is, and of whom. */
    label: text,
    /** As it is read: '£9,790 a year', '5 courses'; null for a date. */
    value: text.nullable(),
    amount: z.number().nonnegative().nullable(),
    /** The moment of a date, with the offset of UK time; midnight where the whole day is meant. */
    at: z.iso.datetime({ offset: true }).nullable(),
    /** The year that the courses of a date begin. */
    entry: z.int().nullable(),
    /** The year that it is known for: '2026 to 2027', '2027 entry'. */
    year: text,
    source: z.strictObject({ name: text, url: z.url() }),
    /** The day on which it was last held against its source. */
    checked: z.iso.date(),
  })
  .refine(({ kind, value, at, entry }) =>
    kind === 'date' ? at !== null && entry !== null : value !== null && at === null,
  );

export type KeyFact = z.infer<typeof keyFactSchema>;
