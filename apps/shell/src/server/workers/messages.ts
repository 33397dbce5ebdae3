import { z } from 'zod';
import { canaryEvent, canaryState } from '../releases/canary-events';

/** A place in code; with the remote and the release whose code that is, when it is one's. */
const place = z.object({
  functionName: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  remote: z.string().optional(),
  release: z.string().optional(),
});

/** What a release's code did to a worker outside of a request's own handling. */
const crashCause = z.enum(['exception', 'rejection', 'exit']);

/** A release that is not run any more: which, why, since when (ISO 8601), and where in its code. */
export const disabledRelease = place.extend({
  remote: z.string(),
  release: z.string(),
  cause: z.enum(['blocked', 'memory', ...crashCause.options]),
  at: z.iso.datetime(),
});

/** What a worker tells the process that keeps it. */
const fromWorker = z.union([
  z.object({ ready: z.literal(true), port: z.number() }),
  z.object({ alive: z.literal(true) }),
  z.object({ full: z.number() }),
  /** Something was thrown outside of a request, or a release tried to end the process. */
  z.object({ crash: crashCause, place }),
  /** It wants the sum of all workers' metrics. */
  z.object({ metricsFor: z.number() }),
  /** Its own metrics, as it was asked for them. */
  z.object({ figuresFor: z.number(), figures: z.array(z.looseObject({ name: z.string() })) }),
  z.object({ canaryEvent }),
  z.object({ canariesWanted: z.literal(true) }),
]);

/** What a worker is told. */
const toWorker = z.union([
  z.object({ retire: z.literal(true) }),
  z.object({ metricsFor: z.number(), text: z.string() }),
  z.object({ figuresFor: z.number() }),
  z.object({ disable: disabledRelease }),
  z.object({ canaries: z.array(canaryState) }),
]);

/** What a worker's watchdog saw: where it is stuck, or what fills its memory, and how many megabytes it takes. */
const fromWatchdog = z.union([
  z.object({ stuck: place }),
  z.object({ filled: place, megabytes: z.number() }),
]);

export type Place = z.infer<typeof place>;
export type CrashCause = z.infer<typeof crashCause>;
export type DisabledRelease = z.infer<typeof disabledRelease>;
export type FromWorker = z.infer<typeof fromWorker>;
export type ToWorker = z.infer<typeof toWorker>;
export type FromWatchdog = z.infer<typeof fromWatchdog>;

/** Reads a worker's message; nothing when it is someone else's. */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  fromWorker.safeParse(message).data;

/** Reads what a worker was told; nothing when it is someone else's. */
export const readToWorker = (message: unknown): ToWorker | undefined => toWorker.safeParse(message).data;

/** Reads a line of a watchdog. Throws when it is none. */
export const readFromWatchdog = (line: string): FromWatchdog => fromWatchdog.parse(JSON.parse(line));
