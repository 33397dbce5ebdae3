/** A career that an industry guide names; pay in GBP a year for full-time work, null where it is not published. */
export interface RelatedCareer {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  /** The middle pay, or the legal minimum where that has overtaken it. */
  readonly pay: number | null;
  /** The legal minimum, where `pay` is that. */
  readonly payMinimum: number | null;
  /** Of which year the middle pay is. */
  readonly payYear: string;
}

/** A guide to an industry (E-12). */
export interface IndustryGuide {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  /** With the API host in front when it is a page of the site. */
  readonly url: string;
  readonly relatedCareers: readonly RelatedCareer[];
}
