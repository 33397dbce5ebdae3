/**
 * What happens to a row that fails or is late: a regular one is left out; an essential one is loaded again by the browser
 * when its place comes into view.
 */
export const FAILURE_CLASSES = ['regular', 'essential'] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** Longest timeout of a slot, in milliseconds: a page waits for its rows. */
export const MAX_SLOT_TIMEOUT_MS = 2_000;

/** Limits for the rows in one slot of a remote's page. */
export interface HostedSlot {
  /** Milliseconds for which the page waits for a row, at most 2,000. */
  readonly timeoutMs: number;
  /** Maximum download of a row, in bytes of brotli: entry, module, chunk and styles of the remote that fills it. */
  readonly budget: number;
  readonly failure: FailureClass;
}
