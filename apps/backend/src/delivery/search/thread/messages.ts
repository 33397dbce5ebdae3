import type { DatabaseAccess } from '../../../platform/database/connection';
import type { SearchCall } from '../search-calls';

/** What the main thread sends to the search thread. */
export type ToSearchThread =
  | { kind: 'call'; id: number; call: SearchCall }
  /** Nobody waits for the answer any more. */
  | { kind: 'cancel'; id: number }
  /** Read the data, and build every index from it. */
  | { kind: 'rebuild'; id: number; database: DatabaseAccess }
  | { kind: 'stop' };

/** An error of a call. `cause` is the stack of an unexpected one, for the log. */
export interface CallError {
  status: number;
  message: string;
  retryAfter: number | undefined;
  cause?: string | undefined;
}

/** What the search thread sends to the main thread. */
export type FromSearchThread =
  | { kind: 'answer'; id: number; json: Uint8Array }
  | { kind: 'error'; id: number; error: CallError }
  /** The search thread has read a `cancel`, so it is not blocked. */
  | { kind: 'cancelled'; id: number }
  /** An index was built; `areBuilt` once all have been. */
  | { kind: 'built'; version: string; areBuilt: boolean }
  | { kind: 'rebuilt'; id: number; error?: string }
  | { kind: 'empty-search'; index: string; query: string };
