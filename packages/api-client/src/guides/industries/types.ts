/** A career that an industry guide names; pay in GBP a year, null where it is not published. */
export interface RelatedCareer {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly starterPay: number | null;
  readonly experiencedPay: number | null;
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
