/** A career referenced by an industry guide; pay in GBP a year for full-time work, null when not published. */
export interface RelatedCareer {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  /** The median pay, or the legal minimum where that is higher. */
  readonly pay: number | null;
  /** The legal minimum, when `pay` is the minimum. */
  readonly payMinimum: number | null;
  /** The year of the median pay. */
  readonly payYear: string;
}

/** A guide to an industry (E-12). */
export interface IndustryGuide {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  /** Prefixed with the API host when it is a page of the site. */
  readonly url: string;
  readonly relatedCareers: readonly RelatedCareer[];
}
