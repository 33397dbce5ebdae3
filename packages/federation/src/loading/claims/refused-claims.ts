/** One claim for which a release is not run. */
export interface RefusedClaim {
  readonly reason: string;
  /** The remote that has what is claimed, when that is known. */
  readonly owner?: string;
}

/** A release that is not run because of what it claims. */
export class RefusedClaims extends Error {
  override name = 'RefusedClaims';
  constructor(readonly claims: readonly RefusedClaim[]) {
    super(claims.map(({ reason }) => reason).join('; '));
  }
}
