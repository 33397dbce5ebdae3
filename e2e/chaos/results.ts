import { z } from 'zod';

const met = z.object({ requests: z.number(), failed: z.number(), p95: z.number() });

const seen = z.object({
  place: z.string(),
  class: z.enum(['primary', 'essential', 'regular']),
  expected: z.string(),
  seen: z.string(),
});
/** The expected and actual result of one probe. */
export type ProbeResult = z.infer<typeof seen>;

const stage = z.object({
  when: z.string(),
  seen: z.array(seen),
  /** Load results of the rest of the site. */
  rest: met,
  /** Load results of the same pages on a fault-free twin at the same time, on the same machine. */
  twin: met,
  /** The median ratio of the rest's p95 to the twin's. */
  ratio: z.number(),
  /** Whether no request of the rest failed, and it was as fast as the twin. */
  level: z.boolean(),
});
export type StageResult = z.infer<typeof stage>;

const scenario = z.object({
  subject: z.string(),
  fault: z.string(),
  at: z.iso.datetime(),
  /** Requests per second to the rest of the site, and the same to the twin. */
  rate: z.number(),
  stages: z.array(stage),
  /** Milliseconds from the end of the fault until full recovery; null when it did not recover. */
  recovery: z.number().nullable(),
  fine: z.boolean(),
});
export type ScenarioResult = z.infer<typeof scenario>;

const notRun = z.object({ subject: z.string(), fault: z.string(), reason: z.string() });
/** A scenario that the machine of the last run could not run, and why. */
export type NotRun = z.infer<typeof notRun>;

/** The last results of all scenarios. */
export const runResult = z.object({
  machine: z.string(),
  node: z.string(),
  scenarios: z.array(scenario),
  notRun: z.array(notRun).default([]),
});
export type RunResult = z.infer<typeof runResult>;
