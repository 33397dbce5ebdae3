import { z } from 'zod';
import { errorEvent, errorGroup } from '../errors/error-events';
import { canaryEvent, canaryState } from '../releases/canary-events';

/** A place in code, with the remote and release that it belongs to, if any. */
const place = z.object({
  functionName: z.string().optional(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  remote: z.string().optional(),
  release: z.string().optional(),
});

/** A release that is the canary of its remote. */
const canaryRelease = z.object({ remote: z.string(), release: z.string() });

/** How a release's code disturbed a worker outside of a request. */
const crashCause = z.enum(['exception', 'rejection', 'exit']);

/** A disabled release: the cause, the time (ISO 8601) and the place in its code. */
export const disabledRelease = place.extend({
  remote: z.string(),
  release: z.string(),
  cause: z.enum(['blocked', 'memory', ...crashCause.options]),
  at: z.iso.datetime(),
});

/** Messages from a worker to the supervisor. */
const fromWorker = z.union([
  z.object({ ready: z.literal(true), port: z.number() }),
  z.object({ alive: z.literal(true) }),
  z.object({ full: z.number() }),
  /**
   * An error was thrown outside of a request, or a release tried to end the process. `canaries` are those that the worker
   * rendered shortly before an error whose place is in no release.
   */
  z.object({ crash: crashCause, place, canaries: z.array(canaryRelease) }),
  /** Requests the sum of all workers' metrics. */
  z.object({ metricsFor: z.number() }),
  /** The worker's own metrics, as requested. */
  z.object({ figuresFor: z.number(), figures: z.array(z.looseObject({ name: z.string() })) }),
  z.object({ canaryEvent }),
  z.object({ canariesWanted: z.literal(true) }),
  z.object({ errorEvent }),
  /** Requests the errors of all workers. */
  z.object({ errorsFor: z.number() }),
]);

/** Messages from the supervisor to a worker. */
const toWorker = z.union([
  z.object({ retire: z.literal(true) }),
  z.object({ metricsFor: z.number(), text: z.string() }),
  z.object({ figuresFor: z.number() }),
  z.object({ disable: disabledRelease }),
  z.object({ canaries: z.array(canaryState) }),
  z.object({ errorsFor: z.number(), errors: z.array(errorGroup) }),
]);

/** A watchdog's report: where the worker is blocked, or what fills its memory and its size in megabytes. */
const fromWatchdog = z.union([
  z.object({ stuck: place }),
  z.object({ filled: place, megabytes: z.number() }),
]);

export type Place = z.infer<typeof place>;
export type CanaryRelease = z.infer<typeof canaryRelease>;
export type CrashCause = z.infer<typeof crashCause>;
export type DisabledRelease = z.infer<typeof disabledRelease>;
export type FromWorker = z.infer<typeof fromWorker>;
export type Crash = Extract<FromWorker, { crash: CrashCause }>;
export type ToWorker = z.infer<typeof toWorker>;
export type FromWatchdog = z.infer<typeof fromWatchdog>;

/** Parses a worker's message; undefined for messages of other code. */
export const readFromWorker = (message: unknown): FromWorker | undefined =>
  fromWorker.safeParse(message).data;

/** Parses a message to a worker; undefined for messages of other code. */
export const readToWorker = (message: unknown): ToWorker | undefined => toWorker.safeParse(message).data;

/** Parses a line of a watchdog. Throws when it is invalid. */
export const readFromWatchdog = (line: string): FromWatchdog => fromWatchdog.parse(JSON.parse(line));
