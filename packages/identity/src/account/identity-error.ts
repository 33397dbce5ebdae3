import { t } from '@signpost/language';
import type { SavedList } from './port';

/**
 * Why an identity call failed. `unreachable`: no response. `busy`: try again later. `stale`: changed on another device.
 * `signedOut`: no one is signed in, or the password is wrong. `closed`: the visitor closed the form. `refused`: any
 * other rejection.
 */
export type FailureReason = 'unreachable' | 'busy' | 'stale' | 'signedOut' | 'closed' | 'refused';

/** The name of an invalid field and a description of the problem. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

interface Details {
  readonly fields?: readonly FieldProblem[];
  /** The list that is currently saved; set when the reason is `stale`. */
  readonly current?: SavedList;
  readonly cause?: unknown;
}

/** The error type of all identity calls; its message may be shown to the visitor. */
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

/** Converts any failure to an `IdentityError`. */
export const asIdentityError = (failure: unknown): IdentityError =>
  failure instanceof IdentityError
    ? failure
    : new IdentityError('refused', t('Something did not work. Try again in a minute.'), { cause: failure });
