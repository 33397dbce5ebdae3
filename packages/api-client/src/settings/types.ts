/** Deployment settings of the site (C-01). */
export interface Settings {
  readonly apiUrl: string;
  readonly searchDomain: string;
  readonly servicesDomain: string;
  /** Whether the site runs inside an iframe of another site (B-13). */
  readonly embed: boolean;
}
