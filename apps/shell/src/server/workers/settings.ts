import { z } from 'zod';

/** Settings of the shell's workers. `npm run references` writes docs/settings.md from their descriptions. */
export const workerSettings = z.object({
  WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Processes that serve on the one port: one for each core.'),
  MEMORY_LIMIT_MB: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe(
      'Memory of a worker in megabytes (1,000,000 bytes) above which it is replaced. At one and a half times that, and at least 600 MB, it is stopped.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .positive()
    .max(600)
    .default(20)
    .describe('Seconds that a stopping process has to finish the requests in progress.'),
  SILENT_SECONDS: z.coerce
    .number()
    .int()
    .min(2)
    .max(86_400)
    .default(10)
    .describe('Seconds without a heartbeat after which a worker counts as blocked and is replaced.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level of log lines that are written.'),
});

/** How many processes serve, how large they may grow, and how they stop. */
export type WorkerSettings = z.infer<typeof workerSettings>;

/** Reads the settings from the environment. Throws one line for each that is wrong. */
export const readWorkerSettings = (environment: NodeJS.ProcessEnv): WorkerSettings => {
  const result = workerSettings.safeParse(environment);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
};
