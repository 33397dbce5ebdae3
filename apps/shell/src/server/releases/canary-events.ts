import { z } from 'zod';

const ofRelease = { remote: z.string(), release: z.string() };

/** The IP address of the visitor whose request it was. It is hashed where it is counted, and kept nowhere else. */
const address = z.string();

/** Something that is counted for or against a canary. */
export const canaryEvent = z.discriminatedUnion('kind', [
  /** A page was rendered, with the canary or with the live release that it is compared with. */
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
  /** The canary must go at once, for what was found out elsewhere. */
  z.object({ kind: z.literal('eject'), ...ofRelease }),
]);

export type CanaryEvent = z.infer<typeof canaryEvent>;

/** Distinct visitors of the present counting window, and those of them for whom something failed. */
const visitorCounts = { visitors: z.number(), failedVisitors: z.number() };

/** Rendered pages since the canary began, and how many of them failed, with the visitors that they were for. */
const tally = z.object({ pages: z.number(), errors: z.number(), ...visitorCounts });

/** What is known of a canary. Once it is ejected, the counts are those of that moment. */
export const canaryState = z.object({
  ...ofRelease,
  ejected: z.boolean(),
  canary: tally,
  live: tally,
  browsers: z.object(visitorCounts),
});

export type CanaryState = z.infer<typeof canaryState>;
export type VisitorCounts = CanaryState['browsers'];

/** Counts events and decides; or, in a worker, passes them to the process that does. */
export interface CanaryCounts {
  note(event: CanaryEvent): void;
  stateOf(remote: string, release: string): CanaryState;
}

const NO_PAGES = { pages: 0, errors: 0, visitors: 0, failedVisitors: 0 };

/** The state of a canary that nothing is known of. */
export const unknownCanary = (remote: string, release: string): CanaryState => ({
  remote,
  release,
  ejected: false,
  canary: NO_PAGES,
  live: NO_PAGES,
  browsers: { visitors: 0, failedVisitors: 0 },
});
