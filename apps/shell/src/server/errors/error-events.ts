import { z } from 'zod';

const ofRelease = { remote: z.string(), release: z.string() };

/** Where an error happened: while the server rendered, or in a browser. */
const sides = z.enum(['server', 'browser']);

/** An error of a release, as a worker sends it to the supervisor. */
export const errorEvent = z.object({
  ...ofRelease,
  side: sides,
  /** What failed, such as `loader`, `slot`, `exception` or `render`. */
  part: z.string(),
  /** The name of the error, such as `TypeError`. Messages may contain what visitors wrote. */
  name: z.string(),
  /** File and line of the source, or of the script where there is no source map; null when nothing is known. */
  source: z.string().nullable(),
  /** The IP address of the visitor whose browser reported it. Only its hash is stored. */
  address: z.string().optional(),
  /** Whether every worker sends the same event. */
  isShared: z.boolean().optional(),
});

export type ErrorEvent = z.infer<typeof errorEvent>;

/** The errors at one position of a release. */
export const errorGroup = z.object({
  ...ofRelease,
  side: sides,
  /** Of the last error. */
  part: z.string(),
  name: z.string(),
  source: z.string().nullable(),
  count: z.number(),
  /** Distinct visitors whose browsers reported it, within a day; null for errors on the server. */
  visitors: z.number().nullable(),
  /** ISO 8601. */
  last: z.iso.datetime(),
});

export type ErrorGroup = z.infer<typeof errorGroup>;

/** Counts errors. In a worker it forwards them to the supervisor process, whose counts outlive each worker. */
export interface ErrorCounts {
  note(event: ErrorEvent): void;
  /** Returns all groups, the latest error first. Rejects when the supervisor does not answer. */
  groups(): Promise<readonly ErrorGroup[]>;
}
