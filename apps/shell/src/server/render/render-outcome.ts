/** The part of a page that failed, timed out or was left out. */
export type FailedPart =
  /** The display mode (B-13): the settings have never been read. */
  | 'mode'
  /** A registered remote without a loaded release. */
  | 'remote'
  | 'loader'
  | 'slot'
  /** An API call without which the page was rendered. */
  | 'api'
  | 'render'
  /** The timeout of the whole page or of a deferred part. */
  | 'deadline';

/** The cause of a failure. */
export type Fault = 'release' | 'backend' | 'shell' | 'request';

/** One failure of one part of a page. */
export interface PageFailure {
  readonly part: FailedPart;
  readonly fault: Fault;
  /** The remote that the part belongs to, if any. */
  readonly remote?: string | undefined;
  /** The loaded release of that remote, if any. */
  readonly release?: string | undefined;
}

/**
 * The outcome of a page. `complete`: nothing is missing; a 404 for an unknown address is complete too. `partial`: a part
 * failed, timed out or was left out. `failed`: the error screen was rendered instead (status 500 or more). Caches,
 * `cache-control`, payloads, the evaluation of canaries and the metrics all depend on this value.
 */
export type RenderOutcome =
  | { readonly kind: 'complete'; readonly failures: readonly [] }
  | { readonly kind: 'partial' | 'failed'; readonly failures: readonly PageFailure[] };

/** Lowest status of an error page that is not the request's fault. */
export const SERVER_ERROR = 500;

/** Returns the outcome of a page with this status and these failures. */
export const outcomeOf = (status: number, failures: readonly PageFailure[]): RenderOutcome => {
  if (status >= SERVER_ERROR) return { kind: 'failed', failures };
  return failures.length > 0 ? { kind: 'partial', failures } : { kind: 'complete', failures: [] };
};
