/** An apprenticeship (E-01), with what a list needs to compare it. */
export interface Apprenticeship {
  readonly id: string;
  readonly title: string;
  readonly recruiter: string;
  readonly location: string;
  readonly salary: string;
  readonly summary: string;
  readonly logo: string;
  readonly applyUrl: string;
  readonly url: string;
  /** Whether it is invented, to show how the site works. */
  readonly sample: boolean;
  /** What readers must be told of it, such as that it is invented. */
  readonly notice: string | null;
  /** Level of the qualification, 2 to 7. */
  readonly level: number | null;
  /** YYYY-MM-DD. */
  readonly openingDate: string | null;
  readonly closingDate: string | null;
  readonly startDate: string | null;
  /** Degrees; null where the source gives none. */
  readonly latlon: { readonly lat: number; readonly lng: number } | null;
  /** Miles from the place that was searched from, null when none was. */
  readonly distance: number | null;
}

export type ApprenticeshipSortBy = 'closing' | 'newest' | 'salary' | 'distance' | 'title';

/** Which apprenticeships (C-02); whatever is left out does not narrow the list. */
export interface ApprenticeshipSearch {
  readonly keywords?: string;
  readonly offset?: number;
  readonly limit?: number;
  readonly sort?: 'ASC' | 'DESC';
  readonly sortBy?: ApprenticeshipSortBy;
  readonly near?: { readonly lat: number; readonly lng: number };
  /** Miles from `near`. */
  readonly radius?: number;
  /** Ids of subject guides, or CAH codes. */
  readonly subjects?: readonly string[];
  readonly levels?: readonly number[];
  /** Aliases of employers. */
  readonly employers?: readonly string[];
  /** SOC codes of careers. */
  readonly socs?: readonly string[];
  /** A provider that teaches it or is near it. */
  readonly uni?: string;
}

/** One page of apprenticeships. */
export interface ApprenticeshipPage {
  readonly total: number;
  readonly results: readonly Apprenticeship[];
}
