/** Where browsers report Core Web Vitals, if the visitor consents to measurement. */
export const VITALS_PATH = '/web-vitals';

/** Names of the Core Web Vitals. */
export const VITALS = ['LCP', 'CLS', 'INP'] as const;

export type VitalName = (typeof VITALS)[number];

/** One Core Web Vital of a document: in milliseconds, except for the layout shift, which is a score. */
export interface VitalReport {
  /** The owner of the page that the document was opened with: a remote, or `shell`. */
  readonly remote: string;
  /** The release of that remote; absent for the shell. */
  readonly release?: string;
  readonly name: VitalName;
  readonly value: number;
}
