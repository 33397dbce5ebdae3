/** A date, limit or amount about applying and paying, as stored by the backend. */
export interface KeyFact {
  readonly id: string;
  readonly kind: 'date' | 'limit' | 'fee' | 'loan' | 'repayment';
  /** The name of the fact and the group it applies to. */
  readonly label: string;
  /** Display text; null for a date. */
  readonly value: string | null;
  readonly amount: number | null;
  /** ISO 8601, with the offset of UK time on that day. */
  readonly at: string | null;
  /** The year of entry that a date applies to. */
  readonly entry: number | null;
  /** The year for which it is valid. */
  readonly year: string;
  readonly source: { readonly name: string; readonly url: string };
  /** YYYY-MM-DD. */
  readonly checked: string;
}

/** A date by which UCAS must receive an application for equal consideration. */
export interface Deadline extends KeyFact {
  readonly id: 'deadline-early' | 'deadline-main';
  readonly at: string;
  readonly entry: number;
}

/** All facts, and the year of entry that applicants apply for now (K-11). */
export interface KeyFacts {
  readonly cycle: number;
  readonly facts: readonly KeyFact[];
}

/** The dates of an application in order, and the year of entry that applicants apply for now. */
export interface ApplicationDates {
  readonly cycle: number;
  readonly deadlines: readonly Deadline[];
}
