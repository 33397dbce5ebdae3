/** An apprenticeship (E-01) with the fields that a list compares. */
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
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  /** Notice that must be shown, for example that the record is fictional. */
  readonly notice: string | null;
  /** Level of the qualification, 2 to 7. */
  readonly level: number | null;
  /** YYYY-MM-DD. */
  readonly openingDate: string | null;
  readonly closingDate: string | null;
  readonly startDate: string | null;
  /** Degrees; null where the source gives none. */
  readonly latlon: { readonly lat: number; readonly lng: number } | null;
  /** Miles from the search location, null without one. */
  readonly distance: number | null;
}

export type ApprenticeshipSortBy = 'closing' | 'newest' | 'salary' | 'distance' | 'title';

/** Apprenticeship search criteria (C-02); omitted ones do not narrow the list. */
export interface ApprenticeshipSearch {
  /** Words that each must be in its texts. */
  readonly keywords?: string;
  /**
   * Names to rank by, most important first, such as a career's titles: what mentions them most comes first. They are sent
   * as advertising keywords (V-05), and neither filter nor go together with `keywords` and `sortBy`.
   */
  readonly rankBy?: readonly string[];
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
  /** A provider that teaches it or is nearby. */
  readonly uni?: string;
}

/** One page of apprenticeships. */
export interface ApprenticeshipPage {
  readonly total: number;
  readonly results: readonly Apprenticeship[];
}
