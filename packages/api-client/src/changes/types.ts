/** What an update of the published data did to one record (C-25). */
export interface Change {
  /** Ascending with time. */
  readonly id: number;
  /** ISO 8601. */
  readonly changedAt: string;
  readonly kind: 'course' | 'provider';
  readonly recordId: string;
  readonly name: string;
  /** The record's page; null when it was removed. */
  readonly path: string | null;
  readonly provider: string | null;
  readonly change: 'added' | 'removed' | 'changed';
  /** The change in plain sentences. */
  readonly summary: string;
  readonly dataSet: string;
  readonly dataYear: number;
}

/** Criteria of a list of changes. `records` and `providers` are alternatives; an empty search lists all. */
export interface ChangeSearch {
  /** Course ids and UKPRNs. */
  readonly records?: readonly string[];
  /** UKPRNs of providers whose courses are meant too. */
  readonly providers?: readonly string[];
  readonly change?: Change['change'];
  readonly kind?: Change['kind'];
  /** Only changes with a higher id. */
  readonly after?: number;
  readonly limit?: number;
}
