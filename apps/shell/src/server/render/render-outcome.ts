/** What of a page failed, was late or was left out. */
export type FailedPart =
  /** Where the site is shown (B-13): the settings were never read. */
  | 'mode'
  /** A remote that is registered, and of which no release runs. */
  | 'remote'
  | 'loader'
  | 'slot'
  /** A call of the API that the page did without. */
  | 'api'
  | 'render'
  /** The page as a whole, or a late part of it. */
  | 'deadline';

/** Whose fault a failure is: a release's, the backend's, the shell's, or that of what was asked for. */
export type Fault = 'release' | 'backend' | 'shell' | 'request';

/** One failure of one part of a page. */
export interface PageFailure {
  readonly part: FailedPart;
  readonly fault: Fault;
  /** The remote whose part it is, if it is one's. */
  readonly remote?: string | undefined;
  /** The release of that remote, if one runs. */
  readonly release?: string | undefined;
}

/**
 * What became of a page. `complete`: all that belongs to it is there; a 404 for what does not exist is complete too.
 * `partial`: something failed, was late or was left out. `failed`: the error screen stands in its place (status 500 or
 * more). Caches, `cache-control`, payloads, the judgement of canaries and the metrics all go by this value.
 */
export type RenderOutcome =
  | { readonly kind: 'complete'; readonly failures: readonly [] }
  | { readonly kind: 'partial' | 'failed'; readonly failures: readonly PageFailure[] };

/** From this status on the error screen stands in place of the page because of us, not because of the request. */
export const SERVER_ERROR = 500;

/** The outcome of a page with this status and these failures. */
export const outcomeOf = (status: number, failures: readonly PageFailure[]): RenderOutcome => {
  if (status >= SERVER_ERROR) return { kind: 'failed', failures };
  return failures.length > 0 ? { kind: 'partial', failures } : { kind: 'complete', failures: [] };
};
