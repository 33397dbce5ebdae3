/** A part of the registry that this version cannot parse or must not trust, and so leaves out. */
export interface RegistryProblem {
  readonly remote: string;
  /** `entry` is the remote's complete entry, `rights` what its keys do not allow. */
  readonly part:
    | 'entry'
    | 'canary'
    | 'previous'
    | 'history'
    | 'slots'
    | 'owns'
    | 'offers'
    | 'settings'
    | 'retired'
    | 'claims'
    | 'rights';
  /** Short reason for logs and operators. */
  readonly reason: string;
  /** For refused claims: the remote that has what is claimed, or the shell. */
  readonly owner?: string;
}
