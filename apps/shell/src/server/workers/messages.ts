import { z } from 'zod';

/** What a worker tells the process that keeps it. */
const fromWorker = z.union([
  z.object({ ready: z.literal(true), port: z.number() }),
  z.object({ full: z.number() }),
  z.object({ metricsFor: z.number() }),
]);

/** What a worker is told. */
const toWorker = z.union([
  z.object({ retire: z.literal(true) }),
  z.object({ metricsFor: z.number(), text: z.string() }),
]);

export type FromWorker = z.infer<typeof fromWorker>;
export type ToWorker = z.infer<typeof toWorker>;

/** Reads a worker's message; nothing when it is someone else's, such as the metrics library's. */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  fromWorker.safeParse(message).data;

/** Reads what a worker was told; nothing when it is someone else's. */
export const readToWorker = (message: unknown): ToWorker | undefined => toWorker.safeParse(message).data;
