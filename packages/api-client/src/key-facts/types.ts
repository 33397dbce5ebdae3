/** A date, limit or sum about applying and paying, as the backend keeps it. */
export interface KeyFact {
  readonly id: string;
  readonly kind: 'date' | 'limit' | 'fee' | 'loan' | 'repayment';
  /** What it is, and of whom. */
  readonly label: string;
  /** As it is read; null for a date. */
  readonly value: string | null;
  readonly amount: number | null;
  /** ISO 8601, with the offset of UK time on that day. */
  readonly at: string | null;
  /** The year that the courses of a date begin. */
  readonly entry: number | null;
  /** The year that it is known for. */
  readonly year: string;
  readonly source: { readonly name: string; readonly url: string };
  /** YYYY-MM-DD. */
  readonly checked: string;
}

/** A date by which UCAS must have an application for it to be considered equally with all others. */
export interface Deadline extends KeyFact {
  readonly id: 'deadline-early' | 'deadline-main';
  readonly at: string;
  readonly entry: number;
}
