import { readFileSync } from 'node:fs';
import { z } from 'zod';

const mean = z.number().min(1).max(5);
const titles = z.array(z.string()).min(4);

/** A school leaver, and careers (by title) that should and should not come near the top of their matches. */
const goldenCase = z.strictObject({
  who: z.string(),
  /** The mean answer to each trait's five statements. */
  scores: z.strictObject({ R: mean, I: mean, A: mean, S: mean, E: mean, C: mean }),
  /** Most of these should be among the first that a visitor sees. */
  near: titles,
  /** None of these should be among all that a visitor is likely to look at. */
  far: titles,
});

export type GoldenCase = z.infer<typeof goldenCase>;

/** What a careers adviser would expect. Each was written before any match of it was looked at. */
export const goldenCases: readonly GoldenCase[] = z
  .array(goldenCase)
  .parse(JSON.parse(readFileSync(new URL('golden-cases.json', import.meta.url), 'utf8')));
