import { z } from 'zod';

const met = z.object({ requests: z.number(), failed: z.number(), p95: z.number() });

const seen = z.object({
  place: z.string(),
  class: z.enum(['primary', 'essential', 'regular']),
  expected: z.string(),
  seen: z.string(),
});
/** What was to be seen in one place, and what was. */
export type Seen = z.infer<typeof seen>;

const stage = z.object({
  when: z.string(),
  seen: z.array(seen),
  /** How the rest of the site did. */
  rest: met,
  /** How the same pages of an untroubled twin did at the same time, on the same machine. */
  twin: met,
  /** Whether the rest kept the twin's pace. */
  level: z.boolean(),
});
export type StageResult = z.infer<typeof stage>;

const scenario = z.object({
  subject: z.string(),
  fault: z.string(),
  at: z.iso.datetime(),
  /** Requests a second to the rest of the site, and as many to the twin. */
  rate: z.number(),
  stages: z.array(stage),
  /** Milliseconds from the end of the trouble until all was as before; null when it never was. */
  recovery: z.number().nullable(),
  fine: z.boolean(),
});
export type ScenarioResult = z.infer<typeof scenario>;

const notRun = z.object({ subject: z.string(), fault: z.string(), reason: z.string() });
/** A scenario that the machine of the last run could not run, and why. */
export type NotRun = z.infer<typeof notRun>;

/** What the last run of each scenario found. */
export const runResult = z.object({
  machine: z.string(),
  node: z.string(),
  scenarios: z.array(scenario),
  notRun: z.array(notRun).default([]),
});
export type RunResult = z.infer<typeof runResult>;
