import { readFileSync } from 'node:fs';
import { z } from 'zod';

const mean = z.number().min(1).max(5);
const titles = z.array(z.string()).min(4);

/** A school leaver's scores, with careers (by title) that should and should not rank near the top. */
const goldenCase = z.strictObject({
  who: z.string(),
  /** The mean answer to each trait's five statements. */
  scores: z.strictObject({ R: mean, I: mean, A: mean, S: mean, E: mean, C: mean }),
  /** Most of these should be among the first matches. */
  near: titles,
  /** None of these should be among the matches that a visitor is likely to browse. */
  far: titles,
});

export type GoldenCase = z.infer<typeof goldenCase>;

/** The expectations of a careers adviser, each written before its matches were computed. */
export const goldenCases: readonly GoldenCase[] = z
  .array(goldenCase)
  .parse(JSON.parse(readFileSync(new URL('golden-cases.json', import.meta.url), 'utf8')));
