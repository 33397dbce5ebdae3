import { z } from 'zod';

const ofRelease = { remote: z.string(), release: z.string() };

/** The visitor's IP address. Only its hash is stored. */
const address = z.string();

/** An event that is counted for a canary. */
export const canaryEvent = z.discriminatedUnion('kind', [
  /** A page was rendered with the canary, or with the live release that it is compared with. */
  z.object({
    kind: z.literal('page'),
    ...ofRelease,
    side: z.enum(['canary', 'live']),
    failed: z.boolean(),
    address,
  }),
  /** A page with the canary was sent to a browser, from the cache or rendered for it. */
  z.object({ kind: z.literal('shown'), ...ofRelease, address }),
  /** A browser reported that the canary's code failed there. */
  z.object({ kind: z.literal('browser-failure'), ...ofRelease, address }),
  /**
   * The canary must be ejected at once, whatever its counts: its release is disabled, or workers crash after they
   * rendered it.
   */
  z.object({ kind: z.literal('eject'), ...ofRelease, reason: z.enum(['disabled', 'crashes']) }),
]);

export type CanaryEvent = z.infer<typeof canaryEvent>;

/** Distinct visitors of the current window, and those for whom something failed. */
const visitorCounts = { visitors: z.number(), failedVisitors: z.number() };

/** Pages rendered since the canary started, how many of them failed, and their visitors. */
const tally = z.object({ pages: z.number(), errors: z.number(), ...visitorCounts });

/** The state of a canary. Its counts do not change after ejection. */
export const canaryState = z.object({
  ...ofRelease,
  ejected: z.boolean(),
  canary: tally,
  live: tally,
  browsers: z.object(visitorCounts),
});

export type CanaryState = z.infer<typeof canaryState>;
export type VisitorCounts = CanaryState['browsers'];

/** Counts events and ejects canaries. In a worker it forwards the events to the supervisor process. */
export interface CanaryCounts {
  note(event: CanaryEvent): void;
  stateOf(remote: string, release: string): CanaryState;
}

const NO_PAGES = { pages: 0, errors: 0, visitors: 0, failedVisitors: 0 };

/** Returns the state of a canary without events. */
export const unknownCanary = (remote: string, release: string): CanaryState => ({
  remote,
  release,
  ejected: false,
  canary: NO_PAGES,
  live: NO_PAGES,
  browsers: { visitors: 0, failedVisitors: 0 },
});
