/** What the site is told of its surroundings at the start (C-01). */
export interface Settings {
  readonly apiUrl: string;
  readonly searchDomain: string;
  readonly servicesDomain: string;
  /** Whether the site runs inside another one (B-13). */
  readonly embed: boolean;
}
