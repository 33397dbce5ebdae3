import { z } from 'zod';

/** What a worker tells the process that keeps it. */
const fromWorker = z.union([
  z.object({ ready: z.literal(true), port: z.number() }),
  z.object({ alive: z.literal(true) }),
  z.object({ full: z.number() }),
  z.object({ metricsFor: z.number() }),
]);

/** What a worker is told. */
const toWorker = z.union([
  z.object({ retire: z.literal(true) }),
  z.object({ metricsFor: z.number(), text: z.string() }),
]);

/** Where a worker is stuck, by its witness; with the remote and the release whose code that is, when it is one's. */
const place = z.object({
  functionName: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  remote: z.string().optional(),
  release: z.string().optional(),
});

export type Place = z.infer<typeof place>;
export type FromWorker = z.infer<typeof fromWorker>;
export type ToWorker = z.infer<typeof toWorker>;

/** Reads a worker's message; nothing when it is someone else's, such as the metrics library's. */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  fromWorker.safeParse(message).data;

/** Reads what a worker was told; nothing when it is someone else's. */
export const readToWorker = (message: unknown): ToWorker | undefined => toWorker.safeParse(message).data;

/** Reads a line of a witness. Throws when it is none. */
export const readPlace = (line: string): Place => place.parse(JSON.parse(line));
