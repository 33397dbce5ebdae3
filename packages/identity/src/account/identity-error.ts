import type { SavedList } from './port';

/**
 * Why an identity call came to nothing. `unreachable`: no answer. `busy`: not now, try later. `stale`: changed on another
 * device. `signedOut`: nobody is signed in, or the password is wrong. `closed`: the visitor closed the form. `refused`: the
 * rest.
 */
export type FailureReason = 'unreachable' | 'busy' | 'stale' | 'signedOut' | 'closed' | 'refused';

/** A field that is wrong, by its name, and what is wrong with it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface Details {
  readonly fields?: readonly FieldProblem[];
  /** With `stale`: what is saved now. */
  readonly current?: SavedList;
  readonly cause?: unknown;
}

/** The one error of identity calls; its message may be shown to the visitor. */
export class IdentityError extends Error {
  readonly fields: readonly FieldProblem[];
  readonly current: SavedList | undefined;

  constructor(
    readonly reason: FailureReason,
    message: string,
    { fields = [], current, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'IdentityError';
    this.fields = fields;
    this.current = current;
  }
}

/** Any failure as an `IdentityError`. */
export const asIdentityError = (failure: unknown): IdentityError =>
  failure instanceof IdentityError
    ? failure
    : new IdentityError('refused', 'Something did not work. Try again in a minute.', { cause: failure });
