import { z } from 'zod';

const schema = z.object({
  /** Processes that serve on the one port. */
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** Megabytes (of 1,000,000 bytes) that a worker may take; one that takes more is replaced. */
  MEMORY_LIMIT_MB: z.coerce.number().int().min(1).default(1_000),
  /** Seconds in which a process that was told to stop answers what is under way. */
  DRAIN_SECONDS: z.coerce.number().positive().max(600).default(20),
  /** Seconds without a sign of life after which a worker is taken to be blocked, and replaced. */
  SILENT_SECONDS: z.coerce.number().int().min(2).max(86_400).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** How many processes serve, how large they may grow, and how they stop. */
export type WorkerSettings = z.infer<typeof schema>;

/** Reads the settings from the environment. Throws one line for each that is wrong. */
export const readWorkerSettings = (environment: NodeJS.ProcessEnv): WorkerSettings => {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
